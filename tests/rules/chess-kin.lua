-- The variants of chess: what is special in each. Their moves are counted in tests/golden.

test "a king on the hill wins" {
  game = "king-of-the-hill", fen = "4k3/8/8/8/8/4K3/8/8 w - - 0 40", play = { "Ke4" },
  result = "White wins (king on the hill)",
}
test "both kings at home are a draw" {
  game = "racing-kings", fen = "8/1K5k/8/8/8/8/8/8 w - - 0 20", play = { "Kb8", "Kh8" },
  illegal = {}, result = "draw (both at home)",
}
test "Black arrives first and wins" {
  game = "racing-kings", fen = "8/K6k/8/8/8/8/8/8 b - - 0 20", play = { "Kh8" },
  result = "Black wins (king at home)",
}
test "White arrives first and Black cannot follow" {
  game = "racing-kings", fen = "8/K7/7k/8/8/8/8/8 w - - 0 20", play = { "Ka8" },
  result = "White wins (king at home)",
}
test "no move may give check" {
  game = "racing-kings", fen = "8/8/8/8/7k/8/Q7/K7 w - - 0 1", illegal = { "Qh2", "Qa4" }, legal = { "Qb2" },
}
test "a player who can capture must" {
  game = "antichess", fen = "8/8/8/3p4/4P3/8/8/R7 w - - 0 1", moves = { "exd5" },
}
test "a player with nothing left wins" {
  game = "antichess", fen = "8/8/8/3p4/4P3/8/8/8 b - - 0 1", play = { "dxe4" },
  result = "White wins (nothing left to move)",
}
test "White loses when the horde is gone" {
  game = "horde", fen = "4k3/8/8/8/8/8/4r3/4P3 b - - 0 1", play = { "Rxe1" },
  result = "Black wins (the horde is gone)",
}
test "a pawn on the first rank may make a double step" {
  game = "horde", fen = "4k3/8/8/8/8/8/8/4P3 w - - 0 1", moves = { "e2", "e3" },
}
test "a captured promoted piece is a pawn again" {
  game = "crazyhouse", fen = "1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", play = { "axb8=Q~", "Kd7" },
  final_fen = "1Q~6/3k4/8/8/8/8/8/4K3[R] w - - 1 2",
}
test "and counts as one in the hand" {
  game = "crazyhouse", fen = "1Q~2k3/r7/8/8/8/8/8/4K3[] b - - 0 1", play = { "Ke7", "Q~b7", "Rxb7" },
  final_fen = "8/1r2k3/8/8/8/8/8/4K3[p] w - - 0 3",
}
test "pawns cannot be dropped on the first or last rank" {
  game = "crazyhouse", fen = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", illegal = { "P@a1", "P@a8" }, legal = { "P@a2" },
}
test "a bishop needs a cell of the other colour" {
  game = "placement", fen = "8/pppppppp/8/8/8/8/PPPPPPPP/2B5[KQRRBNNkqrrbbnn] w - - 0 2",
  illegal = { "B@a1", "B@e1" }, legal = { "B@b1", "B@d1" },
}
test "a king and a rook dropped at home may castle, another rook may not" {
  game = "placement", fen = "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1",
  play = { "K@e1", "K@e8", "R@a1", "R@d8", "R@h1", "R@a8" },
  final_fen = "r2rk3/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[QBBNNqbbnn] w KQq - 6 4",
}
test "the rook may be dropped first" {
  game = "placement", fen = "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1",
  play = { "R@a1", "R@h8", "K@e1", "K@e8" },
  final_fen = "4k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K3[QRBBNNqrbbnn] w Qk - 4 3",
}
test "lines with castling" { -- counts of Fairy-Stockfish
  game = "placement", fen = "r3kbnr/p6p/8/8/8/8/P6P/R3KBNR[] w KQkq - 0 9", perft = { 22, 452, 9946 },
}
test "a cannon captures over a screen" {
  game = "shako", fen = "4k5/10/10/10/4p5/10/4P5/10/10/4C1K3 w - - 0 1", legal = { "Cxe6" }, illegal = { "Cxe10" },
}
test "a double step on a board of ten ranks can be captured en passant" {
  game = "shako", fen = "4k5/10/10/10/10/3p6/10/4P5/10/4K5 w - - 0 1", play = { "e5" },
  final_fen = "4k5/10/10/10/10/3pP5/10/10/10/4K5 b - e4 0 1", legal = { "dxe4" },
}
test "FEN of a double step from the third rank is read" {
  game = "grand", fen = "4k5/10/10/10/10/3pP5/10/10/10/4K5 b - e4 0 1", legal = { "dxe4" },
}
test "a grasshopper lands just beyond the first piece" {
  game = "grasshopper", fen = "4k3/8/8/8/4p3/8/8/4G1K1 w - - 0 1", legal = { "Ge5", "Gh1" }, illegal = { "Ge2", "Ge6" },
}
test "a name needs no hyphens" { game = "losalamos", perft = { 10, 100 } }
test "a capture explodes, and all pieces next to it except pawns" {
  game = "atomic", fen = "4k3/8/2nbp3/2pr4/4P3/8/8/4K3 w - - 0 1", play = { "exd5" },
  final_fen = "4k3/8/4p3/2p5/8/8/8/4K3 b - - 0 1",
}
test "a player may not explode his own king" {
  game = "atomic", fen = "4k3/8/8/8/8/8/3pp3/R3K2R w - - 0 1", illegal = { "Kxe2", "Kxd2" },
  legal = { "Kf2" },
}
test "a king next to the other king is not in check" {
  game = "atomic", fen = "8/8/8/8/3kK2r/8/8/8 w - - 0 1", legal = { "Kd3", "Kd5" }, illegal = { "Kf4" },
}
test "exploding the enemy king takes precedence over a check" {
  game = "atomic", fen = "3qk3/8/8/8/8/8/3Q4/r3K3 w - - 0 1", play = { "Qxd8" },
  result = "White wins (king exploded)",
}
test "a rook cannot guard here, so it is mate" {
  game = "atomic", fen = "6k1/R7/6QP/8/8/8/8/4K3 w - - 0 1", play = { "Qg7" },
  result = "White wins (checkmate)",
}
test "castling over a cell that the other king shields" {
  game = "atomic", fen = "8/8/8/8/8/8/5rk1/4K2R w K - 0 1", legal = { "O-O" },
}
test "the third check wins" {
  game = "3check", fen = "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", play = { "Ra8" },
  final_fen = "R3k3/8/8/8/8/8/8/4K3 b - - 0+3 1 1", result = "White wins (three checks)",
}
test "each player's checks are counted" {
  game = "3check", fen = "r3k3/8/8/8/8/8/8/R3K3 b - - 2+2 0 1", play = { "Rxa1" },
  final_fen = "4k3/8/8/8/8/8/8/r3K3 w - - 2+1 0 2",
}
test "a Berolina pawn moves diagonally and captures straight ahead" {
  game = "berolina", fen = "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", from = "e2",
  moves = { "d3", "exe3", "c4", "f3", "g4" },
}
test "the double step leaves two cells in FEN, the lower first" {
  game = "berolina", fen = "4k3/4p3/8/2P5/8/8/4P3/4K3 w - - 0 1", play = { "c4", "g5" },
  final_fen = "4k3/8/8/2P3p1/2P5/8/8/4K3 w - g5f6 0 2",
}
test "and is captured en passant on the way it went" {
  game = "berolina", fen = "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", play = { "c5", "dxd6" },
  final_fen = "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2",
}
test "which does not affect a pawn on the other way" {
  game = "berolina", fen = "4k3/2p5/8/2pP4/8/8/8/4K3 b - - 0 1", play = { "e5", "dxd6" },
  final_fen = "4k3/8/3P4/2p5/8/8/8/4K3 b - - 0 2",
}
test "the hawk or the elephant may be dropped where a piece has left its starting cell" {
  game = "seirawan", fen = "4k3/8/8/8/8/8/8/4K1N1[H] w EG - 0 1", from = "g1",
  moves = { "Ne2", "+Hg1 Ne2", "Nf3", "+Hg1 Nf3", "Nh3", "+Hg1 Nh3" },
}
test "in castling, on the king's or the rook's cell, not both" {
  game = "seirawan", fen = "4k3/8/8/8/8/8/8/4K2R[EH] w K - 0 1",
  legal = { "O-O", "+Ee1 O-O", "+Hh1 O-O" }, illegal = { "+Hg1 O-O" },
}
test "a king that has moved leaves the rook's gate open" {
  game = "seirawan", fen = "4k3/8/8/8/8/8/8/4K2R[H] w K - 0 1", play = { "Kd2" },
  final_fen = "4k3/8/8/8/8/8/3K4/7R[H] b H - 1 1",
}
test "a rook captured on its starting cell closes its gate" {
  game = "seirawan", fen = "4k3/8/8/3b4/8/8/8/4K2R[H] b K - 0 1", play = { "Bxh1" },
  final_fen = "4k3/8/8/8/8/8/8/4K2b[H] w E - 0 2",
}
test "without a piece in hand there are no gates" {
  game = "seirawan", fen = "4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1", play = { "+Hb1 Nc3" },
  final_fen = "4k3/8/8/8/8/2N5/8/RH2K2R[] b KQ - 1 1",
}
test "mate by a rook counts" {
  game = "shatar", fen = "7k/R7/1R6/8/8/8/p7/K7 w - - 0 1", play = { "Rb8" },
  final_fen = "1R5k/R7/8/8/8/8/p7/K7 b S - 1 1", result = "White wins (checkmate)",
}
test "mate without a shak is niol" {
  game = "shatar", fen = "6bk/7p/8/8/8/8/8/K1B5 w - - 0 1", play = { "Bb2" }, result = "draw (niol)",
}
test "mate after a shak is not" {
  game = "shatar", fen = "6bk/7p/8/8/8/8/8/K1B5 w S - 0 1", play = { "Bb2" }, result = "White wins (checkmate)",
}
test "a move without check ends the series" {
  game = "shatar", fen = "6bk/7p/8/8/8/8/8/K1B5 w S - 0 1", play = { "Ba3" },
  final_fen = "6bk/7p/8/8/8/B7/8/K7 b - - 1 1",
}
test "mate by a knight alone loses" {
  game = "shatar", fen = "6rk/6pp/8/4N3/8/8/8/K7 w - - 0 1", play = { "Nf7" },
  result = "Black wins (mate by a knight)",
}
test "a bare king is a draw" {
  game = "shatar", fen = "k7/8/8/8/1p6/2K4R/8/8 w - - 0 1", play = { "Kxb4" }, result = "draw (robado)",
}
test "in sittuyin all pieces are dropped before anything moves" {
  game = "sittuyin", fen = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[RN] w - - 0 1",
  legal = { "R@a1", "N@a2", "N@e3" }, illegal = { "R@a2", "N@e5", "e5" },
}
test "a pawn on the long diagonals becomes a ferz where it stands or next to it" {
  game = "sittuyin", fen = "4k3/8/8/3P4/P7/8/8/4K3[] w - - 0 1", from = "d5",
  moves = { "d6", "d5=F", "c4=F", "c6=F", "e4=F", "e6=F" },
}
test "not while there is a ferz" {
  game = "sittuyin", fen = "4k3/8/8/3P4/P7/8/8/F3K3[] w - - 0 1", from = "d5", moves = { "d6" },
}
test "and not where it would attack something" {
  game = "sittuyin", fen = "4k3/3r4/8/3P4/P7/8/8/4K3[] w - - 0 1", from = "d5",
  moves = { "d6", "d5=F", "c4=F", "e4=F" },
}
test "nor where it would give check, not even a discovered one" {
  game = "sittuyin", fen = "8/8/3k4/8/3P4/P7/8/3RK3[] w - - 0 1", from = "d4", moves = { "d5" },
}
test "the last pawn may do so anywhere" {
  game = "sittuyin", fen = "7k/8/8/8/8/P7/8/4K3[] w - - 0 1", from = "a3", moves = { "a4", "a3=F", "b2=F", "b4=F" },
}
test "but need not if nothing else is left" {
  game = "sittuyin", fen = "k7/8/8/8/r7/7p/6pP/6K1[] b - - 0 1",
  play = { "Ra2" }, result = "draw (nobody need promote)",
}

game "glinski"
test "glinski: lines from the start" { perft = { 51, 2586, 137858 } }
test "Gliński's chess: giving stalemate scores three quarters" {
  fen = "k/2/3/4/3K1/6/1Q3/6/5/6/5/6/5/6/5/6/5/4/3/2/1 w - - 0 1", play = { "Qd8" },
  result = "White wins 3/4 (stalemate)",
}
test "for Black as well" {
  fen = "K/2/3/4/3k1/6/1q3/6/5/6/5/6/5/6/5/6/5/4/3/2/1 b - - 0 1", play = { "Qd8" },
  result = "Black wins 3/4 (stalemate)",
}
test "mate scores a full point" {
  fen = "k/2/3/4/3K1/6/2Q2/6/5/6/5/6/5/6/5/6/5/4/3/2/1 w - - 0 1", play = { "Qf9" }, result = "White wins (checkmate)",
}
test "a hexagonal pawn moves straight ahead, and captures to either side of that" {
  fen = "1/1k/3/4/5/6/5/6/5/6/5/2p3/1p3/2P3/5/6/5/4/3/1K/1 w - - 0 1", from = "e4", moves = { "exd4" },
}
test "it is captured en passant" {
  fen = "1/1k/3/4/5/6/5/6/5/6/5/2p3/5/6/1P3/6/5/4/3/1K/1 w - - 0 1",
  play = { "d5", "exd4" }, final_fen = "1/1k/3/4/5/6/5/6/5/6/5/6/1p3/6/5/6/5/4/3/1K/1 w - - 0 2",
}
test "a hexagonal knight" {
  fen = "1/2/3/4/k4/6/5/6/5/6/2N2/6/5/6/5/6/5/3K/3/2/1 w - - 0 1", from = "f6",
  moves = { "Nc4", "Nc5+", "Nd3", "Nd7", "Ne3", "Ne8+", "Ng3", "Ng8", "Nh3", "Nh7", "Ni4", "Ni5" },
}
test "a hexagonal bishop" {
  fen = "1/2/3/4/k4/6/5/6/5/6/2B2/6/5/6/5/6/5/3K/3/2/1 w - - 0 1", from = "f6",
  moves = { "Bb4", "Bd2", "Bd5+", "Bd8+", "Be4+", "Be7", "Bg4", "Bg7", "Bh2", "Bh5", "Bh8+", "Bk4" },
}

game "byzantine"
test "byzantine: lines from the start" { perft = { 14, 196, 2912 } }
test "byzantine: lines with pawns that meet" { fen = "8/2k5/8/5r2/3N4/4K3/2po4/R1E2po1 w - 0 1", perft = { 71, 1568 } }
test "pawns that meet may be removed before the move" {
  fen = "r7/2k5/8/8/8/4K3/2po4/7R w - 0 1", play = { "E3xC2xD2-E4" },
  final_fen = "r7/2k5/8/8/4K3/8/8/7R b - 1 1",
}
test "or not" { fen = "r7/2k5/8/8/8/4K3/2po4/7R w - 0 1", legal = { "E3-E4", "E3xD2", "E3xC2xD2" } }

game "chess960"
test "chess960: lines from the start" { perft = { 20, 400, 8902 } }
test "chess960: known lines of order 1" {
  set = { position = 1 }, fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9",
  perft = { 21, 528, 12189 },
}
test "chess960: known lines of order 2" {
  set = { position = 2 }, fen = "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w KQkq - 1 9",
  perft = { 21, 807, 18002 },
}
test "chess960: known lines of order 3" {
  set = { position = 3 }, fen = "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w KQ - 1 9",
  perft = { 20, 479, 10471 },
}
test "king and rook swap places" {
  set = { position = 3 }, fen = "k7/8/8/8/8/8/8/4RKR1 w KQ - 0 1", play = { "O-O" },
  final_fen = "k7/8/8/8/8/8/8/4RRK1 b - - 1 1",
}
test "the king stays" {
  set = { position = 1 }, fen = "5rkr/8/8/8/8/8/5PPP/5RK1 w Q - 0 1", illegal = { "O-O" }, legal = { "O-O-O" },
}
test "not past an attacked cell" {
  set = { position = 3 }, fen = "3r2k1/8/8/8/8/8/8/4RKR1 w KQ - 0 1", illegal = { "O-O-O" }, legal = { "Kf2" },
}

game "three-player-chess"
test "three players: lines from the start" { perft = { 20, 400, 8000 } }
test "three players: lines in the middle game" {
  fen = "3P'P'3/P'3K'2N'/1P'P'3P'P'/R'4B'1R'/Q'B'p2bPp/1qpbpp2/p5pr/rn2k1n1/P1P2P2/3PP3/3QBKPN'/RNB3NR b q",
  perft = { 46, 1569 },
}
test "a bishop goes through the middle in two ways" {
  fen = "4K'3/8/8/8/4k3/8/8/8/8/8/1B6/7K w -", from = "b2", moves = {
    "b2-a1", "b2-c1", "b2-a3", "b2-c3", "b2-d4", "b2-d12", "b2-c11", "b2-b10", "b2-a9", "b2-d8", "b2-c7", "b2-b6",
    "b2-a5" },
}
test "a player whose king is captured is out" {
  fen = "K'7/8/8/8/8/8/R7/k7/8/8/8/7K w -", play = { "a6xa5" }, final_fen = "K'7/8/8/8/8/8/8/R7/8/8/8/7K b -",
}
test "the last king wins" {
  fen = "8/8/8/8/8/8/R7/K'7/8/8/8/7K w -", play = { "a6xa5" }, result = "White wins (the last King)",
}

game "four-player-teams"
test "teams of two: lines from the start" { perft = { 20, 395, 7800 } }
test "teams of two: lines in the middle game, one" {
  fen = [[1N'B'K'Q'B'2/1P'P'P'N'1P'1/4P'P'2/rp1p8P"R"/8P"B"4/bp10P"B"/qR'8R'1P"K"/kp9P"1Q"/2p9P"1/]]
        .. [[4B6QP"N"/rp4PPP4R"/7N/PbPB2P1/RN2K2R b KQkqK"Q" - 0 1]],
  perft = { 29, 1526 },
}
test "teams of two: lines in the middle game, another" {
  fen = [[R'1B'2B'R'1/P'P'P'K'P'1P'P'/7N'/rp4P'1P'2P"1R"/n2p1b4bP"1N"/1p8P"2B"/qp7Q'2P"K"/k2p8P"Q"/]]
        .. [[1p10P"B"/n1p9P"1/r1p5R"2N"2/2P2P1P/PP1PP3/R1BQKBNR g KQkqK" - 0 1]],
  perft = { 36, 656 },
}
test "a partner's piece cannot be captured, and gives no check" {
  fen = [[3K'4/8/8/14/14/14/13K"/k13/14/14/14/3R'4/8/3R2K1 r - - 0 1]], from = "g1",
  moves = { "Rd1", "Re1", "Rf1", "Rh1", "Ri1", "Rg2" },
}
test "an opponent's can" {
  fen = [[3K'4/8/8/14/14/14/13K"/k13/14/14/14/3R"4/8/3R2K1 r - - 0 1]], legal = { "Rxg3" }, illegal = { "Rxk1" },
}
test "castling over a cell that a partner could reach" {
  fen = [[3K'4/8/8/14/14/14/13K"/k13/14/14/14/5R'2/8/4K2R r K - 0 1]], legal = { "O-O" },
}
test "castling over a cell that the opponents attack" {
  fen = [[3K'4/8/8/14/14/14/13K"/k13/14/14/14/5R"2/8/4K2R r K - 0 1]], illegal = { "O-O" },
}
test "mate wins for both partners, and one guards the other's piece" {
  fen = [[3K'4/8/8/1R'12/14/14/13K"/14/14/5Q8/k13/8/8/7K r - - 0 1]], play = { "Qb5" },
  result = "Red and Yellow win (checkmate)",
}
test "a player whose partner moves first is not mated yet" {
  fen = [[3K'4/8/8/12R'1/14/14/k13/14/14/5Q8/r12K"/8/8/7K r - - 0 1]], play = { "Qm5", "Rb4" }, result = "ongoing",
}
test "the partner has not helped" {
  fen = [[3K'4/8/8/12R'1/14/14/k13/14/14/5Q8/r12K"/8/8/7K r - - 0 1]], play = { "Qm5", "Ra5", "Kh14" },
  result = "Red and Yellow win (checkmate)",
}

game "knightmate"
test "the king of knightmate leaps, and a commoner is not a king" {
  fen = "8/8/8/8/8/8/8/KM5k w - - 0 1", from = "a1", moves = { "Kb3", "Kc2" },
}
test "a commoner next to the king gives check, and nothing can capture it" {
  fen = "8/8/8/8/8/8/6M1/K5Rk b - - 0 1", moves = {}, result = "White wins (checkmate)",
}

game "los-alamos"
test "los alamos: no double step, no bishop" {
  legal = { "a3", "Nc3" }, illegal = { "a4", "b4" },
}
test "a pawn cannot promote to bishop" {
  fen = "k5/5P/6/6/6/K5 w - - 0 1", legal = { "f6=Q+", "f6=R+", "f6=N" }, illegal = { "f6=B" },
}

game "nightrider"
test "a nightrider rides on as long as cells are empty" {
  fen = "7k/8/8/2p5/8/8/8/K2N4 w - - 0 1", from = "d1",
  moves = { "Nb2", "Nc3", "Nb5", "Na7", "Ne3", "Nf5", "Ng7", "Nf2", "Nh3" },
}

game "torpedo"
test "torpedo: a double step from any rank, which can be captured en passant" {
  fen = "4k3/8/8/8/1p6/P7/8/4K3 w - - 0 1", legal = { "a4", "a5" },
}
test "the capture en passant" {
  fen = "4k3/8/1p6/8/P7/8/8/4K3 w - - 0 1", play = { "a6", "b5" }, final_fen = "4k3/8/P7/1p6/8/8/8/4K3 w - - 0 2",
}

game "capablanca"
test "capablanca: archbishop and chancellor" {
  fen = "9k/10/10/10/3A6/10/10/K8C w - - 0 1", legal = { "Ae6", "Aa7", "Ci3", "Cj7" }, illegal = { "Ad5", "Ci2" },
}
test "capablanca: the king castles three cells" {
  fen = "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1", play = { "O-O" },
  final_fen = "5k4/10/10/10/10/10/10/R6RK1 b - - 1 1",
}

game "gothic"
test "gothic: the chancellor stands next to the queen" { legal = { "Nc3", "Cf3" }, illegal = { "Ae3" } }

game "janus"
test "janus: two bishops and knights in one, and castling to b and i" {
  fen = "4k5/10/10/10/10/10/10/R3K4R w KQ - 0 1", play = { "O-O" },
  final_fen = "4k5/10/10/10/10/10/10/R6RK1 b - - 1 1",
}
test "janus: the long way" {
  fen = "4k5/10/10/10/10/10/10/R3K4R w KQ - 0 1", play = { "O-O-O" },
  final_fen = "4k5/10/10/10/10/10/10/1KR6R b - - 1 1",
}

game "courier"
test "courier: elephant and ferz move as in shatranj, the schleich steps orthogonally" {
  fen = "k11/12/12/12/4E1W1F3/12/12/K11 w - - 0 1", from = "e4", moves = { "Ec2", "Ec6", "Eg2", "Eg6" },
}
test "a schleich" {
  fen = "k11/12/12/12/4E1W1F3/12/12/K11 w - - 0 1", from = "g4", moves = { "Wf4", "Wg3", "Wg5", "Wh4" },
}
