-- Great Shatranj: the sedate sister of Grand Shatranj, ten files wide and eight ranks deep.
game {
  language = 1,
  name = "Great Shatranj",
  author = "Joe Joyce",
  note = "Array D.",
}

local shatranj = import "rules/shatranj"
local board = square(10, 8)
local ortho, diag = board.ortho, board.diag
local two_ortho, two_diag, knight = leap(2, 0), leap(2, 2), leap(2, 1)

shatranj.players(board)
local lost = holdings { "Dabbabah", "Elephant", "Minister", "High priestess", "General", "Knight" }

piece "King"           { "K", move = ortho + diag, royal = true, value = 0 }
piece "Dabbabah"       { "D", move = ortho + two_ortho }
piece "Elephant"       { "E", move = diag + two_diag }
piece "Minister"       { "M", move = knight + ortho + two_ortho }
piece "High priestess" { "H", move = knight + diag + two_diag }
piece "General"        { "G", move = ortho + diag }
piece "Knight"         { "N", move = knight }
piece "Pawn"           { "P", move = shatranj.pawn_to_last(board, rank(8), lost) }

setup [[ P P P P P P P P P P
         D N E G K M H E N D ]]

shatranj.written()
shatranj.ends(draw)
