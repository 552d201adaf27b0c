-- Men in hand are not too many for a board that could not be made.
game { language = 1, name = "Boardless" }
local b = square(5) -- expect: square: expected the numbers of files (2 to 26) and ranks (from 2)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Town" { "T", drop = anywhere }
hand { Town = 1 }
turn { "drop" }
ending { draw { no_moves } }
