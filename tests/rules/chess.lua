-- The rules of chess: moves, draws, notation. The counts are those that other programs have
-- published.
game "chess"

test "published counts from the start" { perft = { 20, 400, 8902, 197281 } }
test "published counts: castling, pins and promotions at once" {
  fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  perft = { 48, 2039, 97862 },
}
test "published counts: en passant under pins" {
  fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  perft = { 14, 191, 2812, 43238 },
}
test "published counts: promotions against a king in check" {
  fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
  perft = { 6, 264, 9467 },
}
test "published counts: a promotion with capture" {
  fen = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
  perft = { 44, 1486, 62379 },
}

-- Castling ------------------------------------------------------------------------------------

test "castling moves the king two cells and the rook past it" {
  fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
  play = { "O-O" }, final_fen = "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
}
test "long castling" {
  fen = "r3k3/8/8/8/8/8/8/4K3 b q - 0 1",
  play = { "O-O-O" }, final_fen = "2kr4/8/8/8/8/8/8/4K3 w - - 1 2",
}
test "castling may be written by the king's cells" {
  fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
  play = { "e1c1" }, final_fen = "4k3/8/8/8/8/8/8/2KR3R b - - 1 1",
}
test "no castling without the right to it" {
  fen = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", legal = { "O-O-O" }, illegal = { "O-O" },
}
test "no castling out of check" {
  fen = "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", illegal = { "O-O", "O-O-O" },
}
test "no castling through an attacked cell" {
  fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", legal = { "O-O-O" }, illegal = { "O-O" },
}
test "no castling into check" {
  fen = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", legal = { "O-O-O" }, illegal = { "O-O" },
}
test "the rook may pass an attacked cell, the king may not jump" {
  fen = "1r2k3/8/8/8/8/8/8/R3KN1R w KQ - 0 1", legal = { "O-O-O" }, illegal = { "O-O" },
}
test "nothing may stand between king and rook" {
  fen = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", legal = { "O-O" }, illegal = { "O-O-O" },
}
test "the king's move ends both rights" {
  fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
  play = { "Ke2", "Kd8", "Ke1", "Ke8" }, illegal = { "O-O", "O-O-O" },
}
test "a rook's move ends one of them" {
  fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
  play = { "Rg1", "Kd8", "Rh1", "Ke8" }, legal = { "O-O-O" }, illegal = { "O-O" },
}
test "so does its capture, for each side its own" {
  fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
  play = { "Rxh8+" }, final_fen = "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1",
}

-- Pawns ---------------------------------------------------------------------------------------

test "a double step from the second rank, over an empty cell" {
  fen = "4k3/8/8/8/8/2n1P3/P1P1P3/4K3 w - - 0 1", from = "a2", moves = { "a3", "a4" },
}
test "no double step over a piece, nor onto one" {
  fen = "4k3/8/8/8/2n5/4P3/2P1P3/4K3 w - - 0 1", from = "c2", moves = { "c3" },
}
test "a double step next to an enemy pawn can be captured en passant at once" {
  fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
  play = { "e4", "dxe3" }, final_fen = "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2",
}
test "but not later" {
  fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
  play = { "e4", "Kd8", "Kd1" }, illegal = { "dxe3" },
}
test "a double step that no pawn could capture leaves no mark in FEN" {
  play = { "e4" }, final_fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
}
test "no en passant capture that opens a line to the player's own king" {
  fen = "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", illegal = { "exd3" },
}
test "a pawn must promote, to a piece of the player's choice" {
  fen = "8/P7/8/8/8/8/k7/7K w - - 0 1",
  from = "a7", moves = { "a8=Q", "a8=R", "a8=B", "a8=N" },
}

-- The end -------------------------------------------------------------------------------------

test "checkmate" { play = { "f3", "e5", "g4", "Qh4#" }, result = "Black wins (checkmate)" }
test "stalemate" {
  fen = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", play = { "Qf7" }, result = "draw (stalemate)",
}
test "fifty moves of each player without a pawn move or a capture" {
  fen = "4k3/8/8/8/8/8/R7/4K3 w - - 99 80", play = { "Ra3" }, result = "draw (fifty moves)",
}
test "the hundredth ply may still mate" {
  fen = "k7/8/1K6/8/8/8/7R/8 w - - 99 80", play = { "Rh8#" }, result = "White wins (checkmate)",
}
test "a capture restarts the count" {
  fen = "4k3/8/8/8/8/n7/R6P/4K3 w - - 99 80",
  play = { "Rxa3" }, final_fen = "4k3/8/8/8/8/R7/7P/4K3 b - - 0 80", result = "ongoing",
}
test "the third occurrence" {
  play = { "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8" },
  result = "draw (third occurrence)",
}
test "twice is not enough" {
  play = { "Nf3", "Nf6", "Ng1", "Ng8" }, result = "ongoing",
}
test "with other castling rights it is another position" {
  fen = "4k3/p7/8/8/8/8/P7/R3K3 w Q - 0 1",
  play = { "Rb1", "Kd8", "Ra1", "Ke8", "Rb1", "Kd8", "Ra1", "Ke8" }, result = "ongoing",
}
test "king against king is dead" {
  fen = "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", play = { "Kxe2" }, result = "draw (dead position)",
}
test "so is one knight more" {
  fen = "4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1", play = { "Nxe2" }, result = "draw (dead position)",
}
test "so are bishops of one colour" {
  fen = "2b1k3/8/8/8/8/8/4p3/4KB2 w - - 0 1", play = { "Bxe2" }, result = "draw (dead position)",
}
test "bishops of both colours can mate, and so can two knights" {
  fen = "3bk3/8/8/8/8/8/4p3/4KB2 w - - 0 1", play = { "Bxe2" }, result = "ongoing",
}

-- Notation ------------------------------------------------------------------------------------

test "two knights are told apart by file, rank or cell" {
  fen = "4k3/8/8/1N6/8/8/8/1N2KN2 w - - 0 1",
  legal = { "N1a3", "N5a3", "Nbd2", "Nfd2", "Nd4" },
}
test "a small b is a pawn's file, a capital B a bishop" {
  fen = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1",
  play = { "bxc3" }, final_fen = "4k3/8/8/8/8/2P5/3B4/4K3 b - - 0 1",
}
test "and here the bishop captures" {
  fen = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1",
  play = { "Bxc3" }, final_fen = "4k3/8/8/8/8/2B5/1P6/4K3 b - - 0 1",
}
test "check, mate and promotion are written" {
  fen = "7k/P7/6K1/8/8/8/8/8 w - - 0 1", legal = { "a8=Q#", "a8=R#", "a8=N" },
}
