-- Janus chess: two Januses, each a bishop and a knight in one.
game { language = 1, name = "Janus Chess", xboard = "janus", source = "W. Schöndorf, 1978" }
local chess = import "rules/chess"
local board = square(10, 8)
chess.players(board)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Bishop", "Knight" },
  more = { { "Janus", { "J", move = straight(board.diag:ride()) + leap(1, 2), value = 800 } } },
  to = { "Queen", "Rook", "Janus", "Bishop", "Knight" },
  castling = { "e1", { 4, 5, "j1", "h1" }, { 3, 4, "a1", "c1" } },
  setup = [[ P P P P P P P P P P
             R J N B K Q B N J R ]],
}
