-- Breakthrough: who first brings a man to the last rank has won.
game { language = 1, name = "Breakthrough", source = "D. Troyka, 2000" }
local board = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
piece "Man" { "P", move = quiet(board.n) + board.forward_diag, value = 100 }
setup [[ P P P P P P P P
         P P P P P P P P ]]
local ply = counter "plies" { clock = true }
local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
after { ply:raise() }
after { move:raise(), when = moved_by "Black" }
fen { "cells", "side", "-", "-", ply, move }
ending { win { landed(rank(8)), says = "through" }, win { no_moves, says = "no man left" } }
