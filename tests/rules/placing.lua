-- Games in which pieces are dropped and stay, or cells are removed. If Fairy-Stockfish knows
-- the game, its counts are in tests/golden.

-- Reversi.
test "reversi, counted" { game = "reversi", perft = { 4, 12, 56, 244, 1396, 8200, 55092 } }
test "a disc flips every line of enemies that it closes" {
  game = "reversi", fen = "8/D2D2D1/1d1d1d2/2ddd3/1Dd1ddD1/2ddd3/1d1d1d2/D2D2D1 b", play = { "d4" },
  final_fen = "8/D2D2D1/1D1D1D2/2DDD3/1DDDDDD1/2DDD3/1D1D1D2/D2D2D1 w",
}
test "without a flip there is no drop" {
  game = "reversi", illegal = { "c3" }, why = "this walk is not possible",
}
test "then the player passes, and only then" {
  game = "reversi", fen = "8/8/8/8/8/8/8/dD6 b", moves = { "pass" },
}
test "after two passes the player with more discs has won" {
  game = "reversi", fen = "8/8/8/8/8/8/8/DD3ddd b", play = { "pass", "pass" }, result = "White wins (more men)",
}
test "also when the board is full" {
  game = "reversi", play = { "h1" }, result = "draw (as many men)",
  fen = "DDDDDDDD/DDDDDDDD/DDDDDDDD/DDDDDDDD/dddddddd/dddddddd/dddddddd/dDDDDDD1 w",
}
test "the original game starts in the middle" {
  game = "reversi", set = { opening = "free" }, perft = { 4, 12, 24, 24 },
}
test "and then discs are flipped" {
  game = "reversi", set = { opening = "free" }, play = { "d4", "e4", "e5", "d5", "f4" },
  final_fen = "8/8/8/3dD3/3DDD2/8/8/8 w",
}

-- Flipello: the same, with the discs in hand.
test "a disc comes from the hand" {
  game = "flipello", fen = "8/8/8/3pP3/3Pp3/8/8/8[PPpp] w - - 0 1", play = { "P@d6" },
  final_fen = "8/8/3P4/3PP3/3Pp3/8/8/8[Ppp] b - - 0 1",
}

-- Ataxx.
test "next to a man a new one is dropped, two cells away it moves" {
  game = "ataxx", fen = "7/7/7/7/7/7/P5p w - - 0 1",
  moves = { "P@a2", "P@b1", "P@b2", "a1-a3", "a1-b3", "a1-c1", "a1-c2", "a1-c3" },
}
test "adjacent enemies are converted" {
  game = "ataxx", fen = "7/7/7/3p3/p1p4/7/P6 w - - 0 1", play = { "a1-b3" },
  final_fen = "7/7/7/3p3/PPP4/7/7 b - - 1 1",
}
test "a new man is dropped next to a friend, and the clock restarts" {
  game = "ataxx", fen = "7/7/7/7/7/7/P1p4 w - - 5 1", play = { "P@b2" },
  final_fen = "7/7/7/7/7/1P5/P1P4 b - - 0 1", result = "White wins (no man left)",
}
test "a player without room passes" {
  game = "ataxx", fen = "7/7/7/ppp4/ppp4/ppp4/Ppp4 w - - 0 1", moves = { "--" },
}
test "the player with more men on a full board has won" {
  game = "ataxx", fen = "ppppppp/ppppppp/ppppppp/PPPPPPP/PPPPPPP/PPPPPPP/PPP1PPP w - - 0 1", play = { "P@d1" },
  result = "White wins (more men)",
}

-- Amazons.
test "amazons: for a move without its arrow, the possible moves are listed" {
  game = "amazons", illegal = { "d1-b3" },
  why = "the legal moves from d1 to b3 are d1-b3/b1, d1-b3/d1, d1-b3/a2, d1-b3/b2, d1-b3/c2, d1-b3/a3, d1-b3/c3, "
    .. "d1-b3/d3, d1-b3/e3, d1-b3/f3, d1-b3/g3, d1-b3/h3, d1-b3/i3, d1-b3/j3, d1-b3/b4, d1-b3/c4 and 12 more",
}
test "amazons, counted" { game = "amazons", perft = { 2176 } }
test "she shoots from where she lands, also back over where she was" {
  game = "amazons", fen = "10/10/10/10/10/10/10/****6/*1**6/*Q**6 w -",
  moves = { "b1-b2/b1" },
}
test "nothing moves or shoots past a burnt cell" {
  game = "amazons", fen = "10/10/10/10/10/10/10/****6/1***6/Q**7 w -", moves = { "a1-a2/a1" },
}
test "a burnt cell stays burnt" {
  game = "amazons", fen = "q9/10/10/10/10/10/10/****6/*1**6/*Q**6 w -", play = { "b1-b2/b1" },
  final_fen = "q9/10/10/10/10/10/10/****6/*Q**6/****6 b -",
}
test "a player who cannot move has lost" {
  game = "amazons", fen = "q*8/1*8/**8/10/10/10/10/***7/*1********/*Q******** w -", play = { "b1-b2/b1", "a10-a9/a10" },
  result = "Black wins (no move left)",
}

-- Isolation.
test "a step, and a cell is removed" {
  game = "isolation", fen = "3p2/6/6/6/6/6/6/2P3 w - - 0 1", play = { "c1-c2 ~f8" },
  final_fen = "3p1*/6/6/6/6/6/2P3/6 b - - 1 1",
}
test "but none where a Pawn started, nor where one stands" {
  game = "isolation", fen = "3p2/6/6/6/6/6/6/2P3 w - - 0 1", play = { "c1-c2 ~f8" },
  illegal = { "d8-d7 ~c1", "d8-d7 ~d8", "d8-d7 ~c2", "d8-d7 ~f8" }, legal = { "d8-d7 ~e8" },
}
test "a player without a step has lost" {
  game = "isolation", fen = "2*p2/2*1*1/2***1/6/6/6/6/2P3 w - - 0 1", play = { "c1-c2 ~d7" },
  legal = { "d8-e8 ~a1" }, result = "ongoing",
}
test "all cells removed" {
  game = "isolation", fen = "2*p*1/2*1*1/2***1/6/6/6/6/2P3 w - - 0 1", play = { "c1-c2 ~d7" },
  result = "White wins (isolated)",
}
game "pentago"
test "pentago: lines from the start" { perft = { 288 } }
test "pentago: lines near the end" { fen = "MM1MMm/mM1m1M/mm1Mmm/1MM1mM/Mm2mm/mMm1MM b -", perft = { 65, 4032 } }
test "a marble, then a quarter rotated" {
  play = { "b1", "a1 left" }, final_fen = "6/6/6/6/2M3/6 w -",
}
test "or rotated to the right" { play = { "b1", "a1 right" }, final_fen = "6/6/6/6/M5/6 w -" }
test "five before the rotation" { fen = "6/6/6/6/6/MMMM2 b -", play = { "e1" }, result = "Black wins (five in a line)" }
test "five for both players by a rotation" {
  fen = "6/6/6/mmm3/3m1M/MMMm2 b -", play = { "f1", "f1 right" }, result = "draw (five in a line for both)",
}
test "five only for the opponent" {
  fen = "6/6/6/mmm3/3m2/1MMm2 b -", play = { "f1", "f1 right" }, result = "White wins (five in a line)",
}

game "go"
test "go: lines from the start, counted by two programs" { perft = { 82, 6643 } }
test "go: a group without a liberty is captured" {
  set = { size = 5 }, fen = "5/5/1SS2/SssS1/1S3 b -", play = { "c1" }, final_fen = "5/5/1SS2/S2S1/1SS2 w -",
}
test "go: no suicide" { set = { size = 5 }, fen = "5/5/5/S4/1S3 w -", illegal = { "a1" } }
test "go: unless it is allowed" {
  set = { size = 5, suicide = "yes" }, fen = "5/5/5/S4/1S3 w -", play = { "a1" }, final_fen = "5/5/5/S4/1S3 b -",
}
test "go: a ko cannot be recaptured at once" {
  set = { size = 5 }, fen = "5/1Ss2/S1Ss1/1Ss2/5 w -", play = { "b3" }, illegal = { "c3" },
}
test "go: after two passes the player who holds more wins" {
  set = { size = 5, komi = 3 }, fen = "5/SSSSS/5/sssss/5 b -", play = { "pass", "pass" },
  result = "White wins (more cells)",
}
local triple_ko = "1Ss6/S1Ss5/1Ss6/1Ss6/Ss1s5/1Ss6/1Ss6/S1Ss5/1Ss6 w"
test "go: no move repeats a position" {
  set = { superko = "yes" }, fen = triple_ko, play = { "b8", "c5", "b2", "c8", "b5" }, illegal = { "c2" },
}
test "go: not by a ko" { set = { superko = "yes" }, fen = triple_ko, play = { "b8" }, illegal = { "c8" } }
test "go: not by one of three kos" {
  fen = triple_ko .. " -", play = { "b8", "c5", "b2", "c8", "b5", "c2" }, result = "ongoing",
}
