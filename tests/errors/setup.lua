-- A picture that does not fit the board.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ K . . Q ]] } -- expect: setup: row 1 of the picture, which is '1' of the board, has 4 cells, but the board's has 3
