-- The fields of a FEN, twice, and one that is none; the men, twice.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
fen { "cells", "side", "a b" } -- expect: fen: 'a b' is not a field: it must be a string without spaces
fen { "cells", "side" } -- expect: fen: its fields are already declared
setup "k2/3/2K"
setup { "k2/3/2K" } -- expect: setup: already declared
ending { win { captured "King" } }
