-- The fields of a FEN, twice, and one that is none; the men, twice.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
fen { "cells", "side", "a b" } -- expect: fen: 'a b' is no field: it must be a text without blanks
fen { "cells", "side" } -- expect: fen: its fields are declared already
setup "k2/3/2K"
setup { "k2/3/2K" } -- expect: setup: the men have been set up already
ending { win { captured "King" } }
