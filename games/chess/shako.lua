-- Shako: ten by ten, with the cannons of xiangqi and elephants that go one or two cells diagonally.
game { language = 1, name = "Shako", source = "J.-L. Cazaux, 1990" }
local chess = import "rules/chess"
local board = square(10, 10)
chess.players(board)
local line = each(board.ortho, function(d) return straight(d:ride()) end)
local to = { "Queen", "Rook", "Bishop", "Knight", "Cannon", "Elephant" }
local over = each(board.ortho, function(d)
  local free = straight(d:ride())
  return straight((free + stay) * d * anything * (d * free + d))
end)
chess.game {
  board = board,
  men = { "Queen", "Rook", "Bishop", "Knight" },
  more = { { "Cannon", { "C", move = quiet(line) + capture(over), value = 400,
             help = "Like a Rook to an empty cell. It captures in a straight line at any distance, over exactly one "
               .. "piece." } },
           { "Elephant", { "E", move = board.diag + each(board.diag, function(d) return jump(d * d) end),
                           value = 250 } } },
  to = to, pawn_help = chess.pawn_help(to, " from rank 3"),
  double = rank(3), last = rank(10), passing = rank(7),
  castling = { "f2", { 2, 3, "i2", "g2" }, { 2, 4, "b2", "e2" } },
  setup = [[ P P P P P P P P P P
             E R N B Q K B N R E
             C . . . . . . . . C ]],
}
