game { language = 1, name = "Clobber",
       help = "A man moves only by capturing an adjacent enemy. A player who cannot capture loses.",
       source = "M. Albert, J. P. Grossman and R. Nowakowski, 2001" }
local board = square(5, 6)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "P", move = capture(board.ortho), value = 100 }
setup "PpPpP/pPpPp/PpPpP/pPpPp/PpPpP/pPpPp"
local ply = counter "plies" { clock = true }
local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
after { ply:raise() }
after { move:raise(), when = moved_by "Black" }
fen { "cells", "side", "-", "-", ply, move }
ending { win { no_moves, says = "nothing to take" } }
