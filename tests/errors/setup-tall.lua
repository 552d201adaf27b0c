-- A picture of more rows than the board has.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { ". . .\n. . .\n. . .\nK . ." } -- expect: setup: a picture of 4 rows, but the board has 3
ending { win { captured "King" } }
