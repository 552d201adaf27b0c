game { language = 1, name = "Hands" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
hand { "Pawn" }
piece "Pawn" { "P", move = b.n, drop = anywhere }
setup "8/8/8/8/8/8/8/P7[]" -- expect: lists only the cells; write what is in hand as hand { Name = number }
turn { "move" }
ending { draw { no_moves } }
