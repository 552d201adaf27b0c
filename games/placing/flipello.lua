-- Flipello: Othello the way Fairy-Stockfish writes it, with the discs in hand.
game { language = 1, name = "Flipello", source = "Othello; Fairy-Stockfish" }
local placing = import "rules/placing"
local board = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
hand { Disc = 60 }
local plies = counter "plies without a disc" { clock = true }
piece "Disc" { "P", value = 100, drop = anywhere * placing.flips(board.all) * plies:set(0),
               help = placing.flips_help }
after { plies:raise(), when = passed }
placing.written("Black", plies)
setup "8/8/8/3pP3/3Pp3/8/8/8"
ending { placing.majority(cells(empty):is(0)) }
