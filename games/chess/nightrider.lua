-- Nightrider chess: the knights may repeat the same leap as often as they like.
game { language = 1, name = "Nightrider Chess", source = "T. R. Dawson, 1925 (the nightrider)" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Bishop" },
  more = { { "Nightrider", { "N", move = straight(leap(1, 2):ride()), value = 500 } } },
  to = { "Queen", "Rook", "Bishop", "Nightrider" },
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
}
