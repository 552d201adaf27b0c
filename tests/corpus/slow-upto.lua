-- Walks up to 64 steps took 8 seconds to load. Plays.
game { language = 1, name = "Slow" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Walker" { "W", move = b.diag:upto(64) }
setup "8/8/8/8/8/8/WWWW4/8"
