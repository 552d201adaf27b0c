-- A round board asked for what it does not have.
game { language = 1, name = "Broken" }
local b = disc(3, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local ring = b.ring(4) -- expect: ring: this board has none of that number or name, got '4'
piece "Man" { "M", move = b.all }
