-- Three-check chess: the first player to give three checks wins.
game { language = 1, name = "Three-Check Chess", xboard = "3check", source = "rules as played online" }
local chess = import "rules/chess"
local board = square(8, 8)
chess.players(board)
local left = counter "checks left to give" { per_player = true, start = 3, max = 3, shown = true }
after { left:raise(-1), when = in_check(other) }
goal(-150 * left)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Bishop", "Knight" },
  to = { "Queen", "Rook", "Bishop", "Knight" },
  castling = { "e1", { 2, 3, "h1", "f1" }, { 2, 4, "a1", "d1" } },
  setup = [[ P P P P P P P P
             R N B Q K B N R ]],
  field = { left:of "White", "+", left:of "Black" },
  before = { win { left:is(0), says = "three checks" } },
}
