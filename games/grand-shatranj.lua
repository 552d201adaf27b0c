-- Grand Shatranj: strong short-range pieces on a ten-by-ten board.
game {
  language = 1,
  name = "Grand Shatranj",
  author = "Joe Joyce",
  note = "Array D.",
}

local shatranj = import "rules/shatranj"
local board = square(10, 10)
local ortho, diag = board.ortho, board.diag
local two_ortho, two_diag, knight = leap(2, 0), leap(2, 2), leap(2, 1)

shatranj.players(board)
local lost = holdings { "Jumping general", "Minister", "High priestess", "Knight", "Oliphant",
                        "Lightning warmachine" }

piece "King"                 { "K", move = ortho + diag, royal = true, value = 0 }
piece "Jumping general"      { "J", move = ortho + diag + two_ortho + two_diag }
piece "Minister"             { "M", move = knight + ortho + two_ortho }
piece "High priestess"       { "H", move = knight + diag + two_diag }
piece "Knight"               { "N", move = knight }
piece "Oliphant"             { "O", move = shatranj.rider(diag) }
piece "Lightning warmachine" { "L", move = shatranj.rider(ortho) }
piece "Pawn"                 { "P", move = shatranj.pawn_to_lost(board, rank(9), rank(10), lost) }

setup [[ P P P P P P P P P P
         . N O J K M H O N .
         L . . . . . . . . L ]]

shatranj.written()
shatranj.ends(draw)
