-- Knightmate: the king leaps like a knight. In place of the knights there are two commoners, which step
-- like kings but are not royal.
game { language = 1, name = "Knightmate", xboard = "knightmate", source = "B. Zimmermann, 1972" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
chess.game {
  board = board, walk = leap(1, 2),
  men = { "Queen", "Rook", "Bishop" },
  more = { { "Commoner", { "M", move = board.all, value = 300 } } },
  to = { "Queen", "Rook", "Bishop", "Commoner" },
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R M B Q K B M R ]],
}
