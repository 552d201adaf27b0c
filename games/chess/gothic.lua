-- Gothic chess: Capablanca's men in another array.
game { language = 1, name = "Gothic Chess", source = "E. Trice, 2000" }
local chess = import "rules/chess"
local board = square(10, 8)
chess.players(board)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Archbishop", "Chancellor", "Bishop", "Knight" },
  to = { "Queen", "Rook", "Archbishop", "Chancellor", "Bishop", "Knight" },
  castling = { "f1", { 3, 4, "j1", "h1" }, { 3, 5, "a1", "d1" } },
  setup = [[ P P P P P P P P P P
             R N B Q C K A B N R ]],
}
