-- A ride says by which branch it stands still.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = (n + stay):ride() } -- expect: piece 'Man': a ride must make a step each time, but 'stay' makes none
