-- Grand, Great and Lemurian Shatranj and Shatranj itself: what the rules say.

-- Grand Shatranj ------------------------------------------------------------------------------
game "grand-shatranj"

test "Grand Shatranj: published counts" { perft = { 63, 3969 } }
test "its king steps one in any direction" {
  reach = [[ . . . . .
             . x x x .
             . x K x .
             . x x x .
             . . . . . ]],
}
test "the jumping general steps one or leaps two in the eight directions" {
  reach = [[ x . x . x
             . x x x .
             x x J x x
             . x x x .
             x . x . x ]],
}
test "its Minister" {
  reach = [[ . x x x .
             x . x . x
             x x M x x
             x . x . x
             . x x x . ]],
}
test "its High priestess" {
  reach = [[ x x . x x
             x x . x x
             . . H . .
             x x . x x
             x x . x x ]],
}
test "the Oliphant makes one or two diagonal moves, both in one line" {
  reach = [[ x . . . . . . . x
             . x . . . . . x .
             . . x . . . x . .
             . . . x . x . . .
             . . . . O . . . .
             . . . x . x . . .
             . . x . . . x . .
             . x . . . . . x .
             x . . . . . . . x ]],
}
test "the Lightning warmachine makes them orthogonally" {
  reach = [[ . . . . x . . . .
             . . . . x . . . .
             . . . . x . . . .
             . . . . x . . . .
             x x x x L x x x x
             . . . . x . . . .
             . . . . x . . . .
             . . . . x . . . .
             . . . . x . . . . ]],
}
test "both touch down on an empty cell: the second if the first is occupied" {
  reach = [[ . . . . x . . . .
             . . . . x . . . .
             . . . . x . . . .
             . . . . N . . . .
             N N x N (L) n! x x x
             . . . . n! . . . .
             . . . . n! . . . .
             . . . . . . . . .
             . . . . . . . . . ]],
}
test "a pawn may promote on the ninth, to a lost piece" {
  fen = "k8n/10/2P7/10/10/10/10/10/10/K8N[JOm] w - 0 1",
  from = "C8", moves = { "C8-C9", "C8-C9=J", "C8-C9=O" },
}
test "and must on the tenth" {
  fen = "k8n/2P7/10/10/10/10/10/10/10/K8N[L] w - 0 1", from = "C9", moves = { "C9-C10=L" },
}
test "with nothing lost it moves on sideways" {
  fen = "k1P6n/10/10/10/10/10/10/10/10/K8N w - 0 1", from = "C10", moves = { "B10", "D10" },
}
test "lost pieces are written in the order JMHNOL" {
  fen = "k8n/10/10/10/10/10/10/10/10/K8N[lLONHMJ] w - 0 1",
  play = { "A1-A2" }, final_fen = "k8n/10/10/10/10/10/10/10/K9/9N[JMHNOLl] b - 1 1",
}
test "a move that bares the opponent wins" {
  fen = "7n2/7l2/10/7m2/8h1/5K4/9P/k9/3p6/10[JMOLool] w - 6 4",
  play = { "F5-E5", "I6xJ4" }, result = "Black wins (baring)",
}
test "bare against bare is a draw" {
  fen = "10/9k/9n/10/8N1/10/10/10/10/K9 w - 0 1",
  play = { "I6xJ8", "J9xJ8" }, result = "draw (both bare)",
}
test "checkmate wins" {
  fen = "5P4/9O/2P7/kO8/6L3/p1K7/10/10/2p4h1l/10[JMHNNjmnol] b - 55 28",
  play = { "J2-J5", "C8-C9=H" }, result = "White wins (checkmate)",
}
test "stalemate is a draw" {
  fen = "1k8/6h3/10/1P3n1l2/10/K9/1p8/10/10/1lo3j3[JMHNNOLLmn] b - 73 37",
  play = { "F7-D6", "A5-A6", "H7-I7", "B7-B8", "B1-B5", "A6-A7", "G1-E1", "B8-B9", "E1-E2",
           "A7-A6", "C1-E3" },
  result = "draw (stalemate)",
}
test "there is no limit of turns" {
  fen = "k8n/10/10/10/10/10/10/10/10/K8N b - 199 100", play = { "A10-A9" }, result = "ongoing",
}

-- Great Shatranj ------------------------------------------------------------------------------
game "great-shatranj"

test "Great Shatranj: first moves" { perft = { 27, 729 } }
test "the Dabbabah steps one or leaps two orthogonally" {
  reach = [[ . . x . .
             . . x . .
             x x D x x
             . . x . .
             . . x . . ]],
}
test "the Elephant does so diagonally" {
  reach = [[ x . . . x
             . x . x .
             . . E . .
             . x . x .
             x . . . x ]],
}
test "Minister and High priestess leap over anything" {
  reach = [[ . x x x .
             x N x N x
             x x (M) x x
             x N x N x
             . x x x . ]],
}
test "the High priestess" {
  reach = [[ x x . x x
             x x . x x
             . . H . .
             x x . x x
             x x . x x ]],
}
test "the General steps one any way" {
  reach = [[ x x x
             x G x
             x x x ]],
}
test "but is not royal" {
  fen = "k8n/10/10/10/4n5/10/3G6/K8N w - 0 1", legal = { "J1-I3" },
}
test "its king steps one any way" {
  reach = [[ x x x
             x K x
             x x x ]],
}
test "its knight" {
  reach = [[ . x . x .
             x . . . x
             . . N . .
             x . . . x
             . x . x . ]],
}
test "a pawn must promote on the last rank, to a lost piece, and only there" {
  fen = "k8n/2P7/5P4/10/10/10/10/K8N[GDm] w - 0 1",
  legal = { "C7-C8=G", "C7-C8=D", "F6-F7" }, illegal = { "C7-C8", "F6-F7=G" },
}
test "with nothing lost it may go there, but cannot move there" {
  fen = "k8n/2P7/10/10/10/10/10/K8N w - 0 1", play = { "C7-C8", "J8-H7" },
  from = "C8", moves = {},
}
test "but may promote in place once something is lost" {
  fen = "k1P6n/10/10/10/10/10/10/K8N[H] w - 0 1", from = "C8", moves = { "C8=H" },
}
test "lost pieces are written in the order DEMHGN" {
  fen = "k8n/10/10/10/10/10/10/K8N[NGHMEDd] w - 0 1",
  play = { "A1-A2" }, final_fen = "k8n/10/10/10/10/10/K9/9N[DEMHGNd] b - 1 1",
}
test "Great Shatranj: baring" {
  fen = "k9/9n/10/8N1/10/10/10/K9 w - 0 1",
  play = { "I5xJ7" }, result = "White wins (baring)",
}
test "Great Shatranj: bare against bare" {
  fen = "10/10/5K4/3k2d3/2G7/10/10/10[DEEMHNdemhn] b - 9 5",
  play = { "D5xC4", "F6xG5" }, result = "draw (both bare)",
}
test "Great Shatranj: checkmate" {
  fen = "4P4K/9P/10/2N1P5/8h1/10/10/2k7[DDEEMHNdeemgn] b - 11 6",
  play = { "I4-H6" }, result = "Black wins (checkmate)",
}
test "Great Shatranj: stalemate" {
  fen = "4kE1N2/K3P5/8P1/H8P/10/8D1/9p/4E4D[Gddeemhgnn] w - 64 33",
  play = { "A5-B6" }, result = "draw (stalemate)",
}

-- Lemurian Shatranj ---------------------------------------------------------------------------
game "lemurian"

test "Lemurian Shatranj: first moves" { perft = { 30, 900 } }
test "the war elephant leaps two orthogonally, or steps one or leaps two diagonally" {
  reach = [[ x . x . x
             . x . x .
             x . W . x
             . x . x .
             x . x . x ]],
}
test "the Hero steps one and leaps two orthogonally, each at most once, in either order, turning freely" {
  reach = [[ . . . x . . .
             . . x x x . .
             . x . x . x .
             x x x H x x x
             . x . x . x .
             . . x x x . .
             . . . x . . . ]],
}
test "the Shaman does so diagonally" {
  reach = [[ x . x . x . x
             . x . . . x .
             x . x . x . x
             . . . S . . .
             x . x . x . x
             . x . . . x .
             x . x . x . x ]],
}
test "between step and leap they touch down on an empty cell" {
  reach = [[ . . . x . . .
             . . x x x . .
             . x . G . x .
             x x G (H) G x x
             . x . G . x .
             . . x x x . .
             . . . x . . . ]],
}
test "the General walks one or two steps any way" {
  reach = [[ x x x x x
             x x x x x
             x x G x x
             x x x x x
             x x x x x ]],
}
test "it does not jump" {
  reach = [[ . . . . .
             . G G G .
             . G (G) h! .
             . G x G .
             . x x x . ]],
}
test "its pawn on the last rank" {
  fen = "k6s/2P5/8/8/8/8/8/K6H[GS] w - 0 1", from = "C7", moves = { "C7-C8=G", "C7-C8=S" },
}
test "its pawn also waits there" {
  fen = "k1P4s/8/8/8/8/8/8/K6H w - 0 1", from = "C8", moves = {},
}
test "and promotes in place" {
  fen = "k1P4s/8/8/8/8/8/8/K6H[W] w - 0 1", from = "C8", moves = { "C8=W" },
}
test "lost pieces are written in the order WHSG" {
  fen = "k6g/8/8/8/8/8/8/K6G[GSHWg] w - 0 1",
  play = { "A1-A2" }, final_fen = "k6g/8/8/8/8/8/K7/7G[WHSGg] b - 1 1",
}
test "Lemurian Shatranj: baring" {
  fen = "8/8/4H3/1s5k/8/2p4S/7K/8[WHGwwhhsg] w - 66 34",
  play = { "H3-E2", "B5xE2", "E6-F8", "E2-B3", "F8-E6", "B3xE6" },
  result = "Black wins (baring)",
}
test "Lemurian Shatranj: bare against bare" {
  fen = "5W2/8/8/8/1s1k4/8/8/7K[WHSSGwwhg] b - 29 15",
  play = { "D4-D5", "H1-H2", "D5-C4", "F8-D6", "C4-B3", "H2-G1", "B3-A4", "D6xB4", "A4xB4" },
  result = "draw (both bare)",
}
test "Lemurian Shatranj: checkmate" {
  fen = "5k2/8/3H4/8/6sG/4W3/4Wp1K/h6p[SSwhsg] w - 74 38",
  play = { "H4-F6" }, result = "White wins (checkmate)",
}
test "Lemurian Shatranj: stalemate is a draw" {
  fen = "7s/4w2P/2p5/7K/k1ws4/4h3/2h5/p5g1[WWHHSSG] b - 69 35",
  play = { "G1-F3", "H5-G6", "E3-F5" }, result = "draw (stalemate)",
}

-- Shatranj ------------------------------------------------------------------------------------
game "shatranj"

test "Shatranj: counts compared with an established engine" { perft = { 16, 256, 4176 } }
test "the Rook" {
  reach = [[ . . n! . .
             . . x . .
             N x (R) x n!
             . . n! . .
             . . n . . ]],
}
test "the Elephant leaps exactly two diagonally, over anything" {
  reach = [[ x . . . x
             . N . n .
             . . (E) . .
             . n . N .
             x . . . x ]],
}
test "the Fers steps one diagonally" {
  reach = [[ x . x
             . F .
             x . x ]],
}
test "the king" {
  reach = [[ x x x
             x K x
             x x x ]],
}
test "the knight leaps" {
  reach = [[ . x . x .
             x N N N x
             . N (N) N .
             x N N N x
             . x . x . ]],
}
test "pawns go a single step" { from = "E2", moves = { "E3" } }
test "they capture diagonally forward" {
  fen = "k6r/8/8/8/3ppp2/4P3/8/K6R w - 0 1", from = "E3", moves = { "E3xD4", "E3xF4" },
}
test "and promote to Fers" {
  fen = "k6r/2P5/8/8/8/8/8/K6R w - 0 1", from = "C7", moves = { "C7-C8=F" },
}
test "Shatranj: mate wins" {
  fen = "6K1/8/2r4k/3e4/8/2f3p1/4p1F1/4N3 b - 15 8",
  play = { "C6-C8" }, result = "Black wins (checkmate)",
}
test "Shatranj: stalemate wins" {
  fen = "8/1F1K4/PE2P3/8/2R5/6p1/3N2N1/k7 w - 12 7",
  play = { "C4-C2" }, result = "White wins (stalemate)",
}
test "Shatranj: baring wins" {
  fen = "8/8/8/8/8/4p3/2RK4/1N4k1 w - 16 9",
  play = { "D2xE3" }, result = "White wins (baring)",
}
test "Shatranj: baring the opponent at once in reply draws" {
  fen = "8/8/8/7k/6rR/8/8/K7 b - 0 1",
  play = { "G4xH4" }, result = "Black wins (baring)",
}
test "Shatranj: no limit of turns" {
  fen = "k6r/8/8/8/8/8/8/K6R w - 400 201", play = { "A1-A2" }, result = "ongoing",
}
