-- Grasshopper chess: a second rank of grasshoppers. A grasshopper goes along a queen's line to the cell
-- just beyond the first piece there.
game { language = 1, name = "Grasshopper Chess", source = "T. R. Dawson, 1913 (the grasshopper)" }
local chess = import "rules/chess"
local board = square(8, 8)
local hop = each(board.all, function(d) return straight(d:ride()) * anything * d + d * anything * d end)
chess.players(board)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Bishop", "Knight" },
  more = { { "Grasshopper", { "G", move = hop, value = 200 } } },
  to = { "Queen", "Rook", "Bishop", "Knight", "Grasshopper" },
  pawn = (quiet(board.n) + capture(board.forward_diag))
           :promote { at = rank(8), to = { "Queen", "Rook", "Bishop", "Knight", "Grasshopper" } },
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             G G G G G G G G
             R N B Q K B N R ]],
}
