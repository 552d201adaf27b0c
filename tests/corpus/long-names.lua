-- So it was by the names of cells. Refused: notation: a name may have at most 100 bytes, but 'a1xxxxxxxxxxxxxxxxxx...' has 7002
game { language = 1, name = "Names" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = straight(b.all:ride()) }
notation "x" { cells = function(c) return c .. ("x"):rep(7000) end }
setup { "K K K K K K K K" }
