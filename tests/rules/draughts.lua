-- Draughts and its relatives. The counts of English and international draughts are published;
-- the others are our own.

game "english-draughts"
test "english-draughts: lines from the start" { perft = { 7, 49, 302, 1469, 7361, 36768 } }
game "international-draughts"
test "international-draughts: lines from the start" { perft = { 9, 81, 658, 4265, 27117 } }
game "canadian-draughts"
test "canadian-draughts: lines from the start" { perft = { 11, 121, 1222, 10053 } }
game "konane"
test "konane: lines from the start" { perft = { 4, 12, 28, 172 } }
game "turkish-draughts"
test "turkish draughts: lines from the start" { perft = { 8, 64, 708, 7538 } }
test "turkish draughts: lines of kings" {
  fen = "3K4/8/m2m1m2/8/3m2m1/1m6/5m2/3m3k b", perft = { 32, 143, 1292 },
}
test "turkish draughts: a man jumps forward and sideways, not back" {
  fen = "8/8/8/1m6/1Mm5/1m6/8/8 w", moves = { "b4xb5-b6", "b4xc4-d4" },
}
test "as many as possible, ahead or to the side" {
  fen = "8/8/8/1m1m4/1Mm5/8/8/m7 w", moves = { "b4xc4xd5-d6" },
}
test "turkish draughts: a king goes on at right angles, and does not turn back" {
  fen = "8/1m1m2m1/8/2m1m3/K4m2/3m2m1/8/7K w", moves = { "a4xf4xg7-g8", "a4xg3xf4-g2", "a4xg3xf4-g1" },
}
test "the cell of a captured piece is free at once" {
  fen = "7m/8/2m5/4m3/m1m5/8/8/K7 w", moves = { "a1xa4xc4xe5xc6-b4", "a1xc4xe5xc6xa4" },
}
test "one against one is a draw" {
  fen = "8/8/8/1mm5/1M6/8/8/8 w", play = { "b4xb5-b6" }, result = "draw (one against one)",
}
