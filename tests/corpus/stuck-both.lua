-- Two players without a move were asked whether they have one. Plays.
game { language = 1, name = "Stuck" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man"  { "M", move = quiet(b.n), value=1 }
piece "Rook" { "R", move = quiet(b.ortho), value=9 }
piece "Wall" { "W", move = none, value=9 }
ending { win { no_moves } }
setup "wwwwww/6/m5/R5/1R4/M5"
