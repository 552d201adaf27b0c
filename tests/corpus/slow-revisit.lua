-- Walks that come back took 16 seconds to load. Loads.
game { language = 1, name = "Slow" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Walker" { "W", move = b.all:upto(64) }
setup "8/8/8/8/8/8/WWWW4/8"
