-- Berolina chess: pawns go slantwise and take straight ahead.
game { language = 1, name = "Berolina Chess", source = "E. Nebermann, 1926 (Berolina pawn)" }
local chess = import "rules/chess"
local board = square(8, 8)
local n = board.n
chess.players(board)
local slant = board.forward_diag
local pawn = (quiet(slant) + capture(n)):promote { at = rank(8), to = { "Queen", "Rook", "Bishop", "Knight" } }
             + straight(quiet(slant * slant)):from(rank(2))
chess.game {
  board = board, pawn = pawn,
  men = { "Queen", "Rook", "Bishop", "Knight" },
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
}
