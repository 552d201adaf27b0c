-- Rows of a setup are counted from above, whatever the board calls them.
game { language = 1, name = "Setup" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 1, move = b.all }
setup { ". .\n. K ." } -- expect: setup: row 1 of the picture, which is '2' of the board, has 2 cells, but the board's has 3
ending { win { captured "King" } }
