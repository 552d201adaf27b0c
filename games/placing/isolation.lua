game { language = 1, name = "Isolation",
       help = "A player moves one step and then removes any empty cell except those where the Pawns started. A player "
         .. "who cannot do both loses.",
       source = "B. Kienitz, 1972" }
local placing = import "rules/placing"
local board = square(6, 8)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local free = empty * -board:zone { "c1", "d8" }
piece "Pawn" { "P", value = 100, move = quiet(board.all) }
turn { { "move" }, { "Pawn", still(anywhere:to(free)) * unmake } }
local plies = counter "plies" { clock = true }
after { plies:raise() }
placing.written("Black", plies)
setup "3p2/6/6/6/6/6/6/2P3"
ending { win { no_moves, says = "isolated" } }
