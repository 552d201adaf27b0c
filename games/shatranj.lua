-- Shatranj, the chess of the caliphs.
game {
  language = 1,
  name = "Shatranj", xboard = "shatranj",
  source = "as played in ninth-century Baghdad",
}

local shatranj = import "rules/shatranj"
local board = square(8, 8)
local ortho, diag = board.ortho, board.diag

shatranj.players(board)

piece "King"     { "K", move = ortho + diag, royal = true, value = 0, glyph = { "♔", "♚" } }
piece "Rook"     { "R", move = straight(ortho:ride()), glyph = { "♖", "♜" } }
piece "Knight"   { "N", move = leap(2, 1), glyph = { "♘", "♞" } }
piece "Elephant" { "E", move = leap(2, 2), glyph = { "♗", "♝" } }
piece "Fers"     { "F", move = diag, glyph = { "♕", "♛" } }
piece "Pawn"     { "P", glyph = { "♙", "♟" },
                   move = shatranj.pawn(board):promote { at = rank(8), to = "Fers" } }

setup [[ P P P P P P P P
         R N E K F E N R ]]

shatranj.written()
shatranj.ends(win)
