-- Walks too many to try took an hour to load. Loads.
game { language = 1, name = "Slow" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Walker" { "W", move = b.diag:upto(64) }
