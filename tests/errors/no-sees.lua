-- Who does not say how he sees the board sees it as the first player does.
game { language = 1, name = "Broken" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "King" { "K", move = b.all }
setup { [[ . K K ]] } -- expect: Black sees it exactly as an earlier player does; is `sees = board.flip` missing?
