-- Capablanca's chess: ten files, an Archbishop (bishop and knight) and a Chancellor (rook and knight).
game {
  language = 1,
  name = "Capablanca Chess",
  source = "J. R. Capablanca, 1920s; the array as it is played today",
}
local chess = import "rules/chess"
local board = square(10, 8)
chess.players(board)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Archbishop", "Chancellor", "Bishop", "Knight" },
  to = { "Queen", "Rook", "Archbishop", "Chancellor", "Bishop", "Knight" },
  castling = { "f1", { 3, 4, "j1", "h1" }, { 3, 5, "a1", "d1" } },
  setup = [[ P P P P P P P P P P
             R N A B Q K B C N R ]],
}
