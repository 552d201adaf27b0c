-- The line of a position must say what stands where, and whose turn it is.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { "K . ." }
fen { "cells" } -- expect: fen: it needs the fields "cells" and "side"
