game { language = 1, name = "Amazons",
       help = "An Amazon flies as far as she likes, and burns a cell by an arrow that flies as far as it "
               .. "likes from where she has come to. Nobody comes to or past burnt cells. Who cannot move has "
               .. "lost.", source = "W. Zamkauskas, 1988" }
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
