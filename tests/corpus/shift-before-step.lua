-- A move listed was said not to be legal, and the Rook, shifted before the step, to have moved. Plays.
game { language = 1, name = "Shift" }
local b = square(5, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.n + b.w * shift("e1", "c1") + shift("e1", "c1") * b.e * b.e }
piece "Rook" { "R", move = b.n }
setup "1k3/5/1K2R"
ending { win { by "King" * landed(b:zone { "d1" }), says = "castled" },
         win { by "Rook" * landed(b:zone { "c1" }), says = "the rook did it" } }
