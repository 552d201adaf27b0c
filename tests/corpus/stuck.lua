-- A player without a move was asked whether he has one, again and again. Plays.
game { language = 1, name = "Stuck" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King"  { "K", move = b.all, value=9 }
piece "Queen" { "Q", move = straight(b.all:ride()), value=9 }
piece "Wall" { "W", move = none, value=5 }
ending { win { captured "King" }, win { no_moves } }
setup "kwwwww/wwwwww/1wwwww/KQ4/6/6"
