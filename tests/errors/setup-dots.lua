-- Dots in a text with slashes, where numbers count what is empty.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "k../3/K2" -- expect: setup: no piece has the letter '.'; in a FEN with /, numbers count empty cells
