-- Torpedo chess: pawns may make a double step from anywhere, and be captured en passant anywhere.
game { language = 1, name = "Torpedo Chess", source = "chess variant, see also N. Tomašev and others, 2020" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local men = { "Queen", "Rook", "Bishop", "Knight" }
chess.game {
  board = board,
  men = men, to = men, pawn_help = chess.pawn_help(men, " from anywhere"),
  double = -rank(7, 8), passing = -rank(1),
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
}
