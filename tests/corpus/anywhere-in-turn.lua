-- anywhere in a turn alone led nowhere. Plays.
game { language = 1, name = "T" }
local b = square(4, 4)
players { { "Black", letter = "b" }, { "White", letter = "w", sees = b.flip } }
piece "Disc" { "D", move = none, value = 100 } 
piece "Hand" { "H", move = none, value = 0 }
turn { { "Hand", still(anywhere):to(empty) * put "Disc" } }
setup "3h/4/4/3H"
