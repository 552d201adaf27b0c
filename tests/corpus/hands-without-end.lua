-- A hand grew to a million men, and each FEN to megabytes. Plays.
game { language = 1, name = "Hands" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Man" { "M", drop = anywhere:to(rank(1, 2)) }
local stock = hand { "Man" }
after { stock.Man:raise(1000000) }
ending { draw { cells(empty):under(58) } }
setup { "K . . . . . . ." }
