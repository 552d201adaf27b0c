-- King of the hill: the first player to bring the king to the middle wins.
game { language = 1, name = "King of the Hill", source = "chess variant" }
local chess = import "rules/chess"
local board = square(8, 8)
local hill = board:zone { "d4", "e4", "d5", "e5" }
chess.players(board)
goal(40 * count(mover, "King", file("c", "d", "e", "f") * rank(3, 4, 5, 6)))
chess.game {
  board = board,
  men = { "Queen", "Rook", "Bishop", "Knight" },
  to = { "Queen", "Rook", "Bishop", "Knight" },
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
  before = { win { landed(hill) * by "King", says = "king on the hill" } },
}
