-- The variants of chess: what each has of its own. Their moves are counted in tests/golden.

test "a king on the hill has won" {
  game = "king-of-the-hill", fen = "4k3/8/8/8/8/4K3/8/8 w - - 0 40", play = { "Ke4" },
  result = "White wins (king on the hill)",
}
test "both kings at home are level" {
  game = "racing-kings", fen = "8/1K5k/8/8/8/8/8/8 w - - 0 20", play = { "Kb8", "Kh8" },
  illegal = {}, result = "draw (both at home)",
}
test "Black comes first and has won" {
  game = "racing-kings", fen = "8/K6k/8/8/8/8/8/8 b - - 0 20", play = { "Kh8" },
  result = "Black wins (king at home)",
}
test "White comes first where Black cannot follow" {
  game = "racing-kings", fen = "8/K7/7k/8/8/8/8/8 w - - 0 20", play = { "Ka8" },
  result = "White wins (king at home)",
}
test "no move gives check" {
  game = "racing-kings", fen = "8/8/8/8/7k/8/Q7/K7 w - - 0 1", illegal = { "Qh2", "Qa4" }, legal = { "Qb2" },
}
test "who can take must" {
  game = "antichess", fen = "8/8/8/3p4/4P3/8/8/R7 w - - 0 1", moves = { "exd5" },
}
test "who has nothing left has won" {
  game = "antichess", fen = "8/8/8/3p4/4P3/8/8/8 b - - 0 1", play = { "dxe4" },
  result = "White wins (nothing left to move)",
}
test "a horde that is gone has lost" {
  game = "horde", fen = "4k3/8/8/8/8/8/4r3/4P3 b - - 0 1", play = { "Rxe1" },
  result = "Black wins (the horde is gone)",
}
test "a pawn of the first rank goes twice" {
  game = "horde", fen = "4k3/8/8/8/8/8/8/4P3 w - - 0 1", moves = { "e2", "e3" },
}
test "a promoted man is a pawn again" {
  game = "crazyhouse", fen = "1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", play = { "axb8=Q~", "Kd7" },
  final_fen = "1Q~6/3k4/8/8/8/8/8/4K3[R] w - - 1 2",
}
test "and counts as one in the hand" {
  game = "crazyhouse", fen = "1Q~2k3/r7/8/8/8/8/8/4K3[] b - - 0 1", play = { "Ke7", "Q~b7", "Rxb7" },
  final_fen = "8/1r2k3/8/8/8/8/8/4K3[p] w - - 0 3",
}
test "pawns are put down on no last rank" {
  game = "crazyhouse", fen = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", illegal = { "P@a1", "P@a8" }, legal = { "P@a2" },
}
test "a bishop needs a cell of the other colour" {
  game = "placement", fen = "8/pppppppp/8/8/8/8/PPPPPPPP/2B5[KQRRBNNkqrrbbnn] w - - 0 2",
  illegal = { "B@a1", "B@e1" }, legal = { "B@b1", "B@d1" },
}
test "a cannon takes over a screen" {
  game = "shako", fen = "4k5/10/10/10/4p5/10/4P5/10/10/4C1K3 w - - 0 1", legal = { "Cxe6" }, illegal = { "Cxe10" },
}
test "a grasshopper goes just behind the first man" {
  game = "grasshopper", fen = "4k3/8/8/8/4p3/8/8/4G1K1 w - - 0 1", legal = { "Ge5", "Gh1" }, illegal = { "Ge2", "Ge6" },
}
test "a name needs no hyphens" { game = "losalamos", perft = { 10, 100 } }
