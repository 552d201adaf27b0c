-- What there is not is told where it is said, and no field of a position's line beside.
game { language = 1, name = "Nothing" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup [[ K . . . K ]]
fen { "cells", "side", King, { rights } } -- expect: there is no 'King'; write the name of a piece in quotes: "King" -- expect: there is no 'rights'
