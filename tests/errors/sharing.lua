-- What cannot share a field of FEN.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Ant" { "A", move = b.n }
local r, c, m = right "r" { letter = "R" }, counter "c" {}, marker "m" {}
fen { "cells", "side", { c, r }, { m, "x" }, { c, "+", "+", c }, { "+", r }, { c, " ", m } } -- expect: fen: field 3 must be "cells" -- expect: fen: field 4 must be -- expect: fen: field 5 must be -- expect: fen: field 6 must be -- expect: fen: field 7 must be
