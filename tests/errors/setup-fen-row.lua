-- So are those of a setup as in FEN.
game { language = 1, name = "Setup" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 1, move = b.all }
setup "K1/3/k2" -- expect: setup: row 1, which is '3' of the board, has 2 cells, but the board's has 3
ending { win { captured "King" } }
