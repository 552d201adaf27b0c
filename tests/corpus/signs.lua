-- Pieces written by signs had one owner in FEN. Plays.
game { language = 1, name = "T" }
local b = square(4, 4)
players { { "Black", letter = "b" }, { "White", letter = "w", sees = b.flip } }
piece "Disc" { "D", move = b.n }
piece "Sign" { "+", move = b.all}
piece "Sign2" { "$", move = b.all}
setup "1d2/4/4/3D"
