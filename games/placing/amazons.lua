game { language = 1, name = "Amazons",
       help = "An Amazon moves any distance in a straight line, then shoots an arrow any distance from where it has "
         .. "landed, which burns the cell that it hits. Nothing can enter or pass a burnt cell. A player who cannot "
         .. "move loses.",
       source = "W. Zamkauskas, 1988" }
local board = square(10, 10)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local flies = quiet(straight(board.all:ride()))
local archer = marker "archer" { brief = true }
piece "Amazon" { "Q", move = flies * mark(archer) }
turn { { "move" }, { "Amazon", still(flies:from(marked(archer))) * unmake * archer:clear() } }
fen { "cells", "side", archer }
notation "arrows" { unmade = "/{cell}" }
setup "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3"
ending { win { no_moves, says = "no move left" } }
