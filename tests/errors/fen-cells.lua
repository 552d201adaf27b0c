game { language = 1, name = "Cells of a FEN" }
local b = square(4, 12)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m = marker "m" {}
local n = marker "n" {} -- expect: marker 'n': in its FEN field, '1' after the cell 'a1' would read as the cell 'a11'; put a character before it that is in no cell's name
piece "King" { "K", move = b.e * mark(m) + b.n * mark(n) }
fen { "cells", "side", { m, "1", n } }
setup "4/4/4/4/4/4/4/4/4/4/4/K2k"
