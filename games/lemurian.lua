-- Lemurian Shatranj: pieces whose moves bend, on an eight-by-eight board.
game {
  language = 1,
  name = "Lemurian Shatranj",
  author = "Joe Joyce",
}

local shatranj = import "rules/shatranj"
local board = square(8, 8)
local ortho, diag = board.ortho, board.diag
local two_ortho, two_diag = leap(2, 0), leap(2, 2)

-- a or b, or both in either order; between the two the piece touches down.
local function and_or(a, b) return a + b + a * b + b * a end

shatranj.players(board)
local lost = holdings { "War elephant", "Hero", "Shaman", "General" }

piece "King"         { "K", move = ortho + diag, royal = true, value = 0 }
piece "War elephant" { "W", move = two_ortho + diag + two_diag }
piece "Hero"         { "H", move = and_or(ortho, two_ortho) }
piece "Shaman"       { "S", move = and_or(diag, two_diag) }
piece "General"      { "G", move = (ortho + diag):upto(2) }
piece "Pawn"         { "P", move = shatranj.pawn_to_last(board, rank(8), lost) }

setup [[ P P P P P P P P
         W H S G K S H W ]]

shatranj.written()
shatranj.ends(draw)
