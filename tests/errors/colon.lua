-- A board's word with a dot ends the run.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local d4 = b.zone { "d4" } -- expect: zone(): call it with a colon, b:zone(...), where b is the board
