-- Line games. The counts of Connect Four and Nine Men's Morris are published.

game "connect-four"
test "connect-four: lines from the start" { perft = { 7, 49, 343, 2401, 16807, 117649 } }
game "nine-mens-morris"
test "nine-mens-morris: lines from the start" { perft = { 24, 552, 12144 } }
game "gomoku"
test "gomoku: lines from the start" { perft = { 225, 50400 } }
game "hex"
test "hex: lines from the start" { perft = { 121, 14641 } }
game "breakthrough"
test "breakthrough: lines from the start" { perft = { 22 } }

game "knightthrough"
test "knightthrough: knights that only move forward, counted by two programs" { perft = { 40, 1600, 63520 } }
test "knightthrough: a man leaps forward" {
  fen = "8/7p/3P4/8/8/8/8/8 w - - 0 30", moves = { "d6-b7", "d6-c8", "d6-e8", "d6-f7" },
}
test "knightthrough: the last rank wins" {
  fen = "8/7p/3P4/8/8/8/8/8 w - - 0 30", play = { "d6-e8" }, result = "White wins (through)",
}

game "connect6"
test "connect6: one stone, then two each" {
  play = { "h8", "h9", "i9", "g7" }, final_fen = "15/15/15/15/15/15/7ss6/7S7/6S8/15/15/15/15/15/15 b",
}
test "connect6: six in a line" {
  fen = "15/15/15/15/15/15/15/3SSSSS7/15/15/15/15/15/sssss10/15 b", play = { "i8" },
  result = "Black wins (six in a line)",
}
