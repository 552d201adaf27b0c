-- Connection games, and others in which lines and groups count.

game "hex"
test "Blue may take over the first stone, mirrored" {
  set = { size = 3 }, play = { "c1", "swap" }, final_fen = "s2/3/3 r",
}
test "and in place if it is on the diagonal" { set = { size = 3 }, play = { "b2", "swap" }, final_fen = "3/1s1/3 r" }
test "but not the second one" {
  set = { size = 3 }, play = { "c1", "a1", "a2" }, illegal = { "swap" }, why = "a pass requires that",
}
test "nor may Red" { set = { size = 3 }, play = { "c1", "swap" }, illegal = { "swap" }, legal = { "c1" } }
test "without the swap" { set = { size = 3, swap = "no" }, play = { "c1" }, illegal = { "swap" } }
test "from side to side" {
  set = { size = 3 }, play = { "b1", "a1", "b2", "a2", "b3" }, result = "Red wins (joined)",
}
test "Blue's sides are the files" {
  set = { size = 3 }, play = { "a1", "a2", "b3", "b2", "c3", "c2" }, result = "Blue wins (joined)",
}
test "the rhombus has neighbours on one diagonal only" {
  set = { size = 3 }, play = { "c1", "a1", "b2", "a2", "a3" }, result = "Red wins (joined)",
}
test "and not the other" { set = { size = 3 }, play = { "a1", "c1", "b2", "a3", "c3" }, result = "ongoing" }

game "havannah"
test "the first stone of havannah is swapped" {
  set = { size = 3 }, play = { "c3", "swap" }, final_fen = "3/4/2s2/4/3 b", illegal = { "swap" },
}
test "a bridge joins two corners" {
  set = { size = 3 }, play = { "c1", "a3", "d1", "c5", "e1" }, result = "Black wins (bridge)",
}
test "a ring runs around a cell" {
  set = { size = 3 }, result = "Black wins (ring)",
  play = { "d3", "a5", "c4", "c1", "b4", "e3", "b3", "a3", "c2", "e1", "d2" },
}
test "a fork joins three sides" {
  set = { size = 3 }, result = "Black wins (fork)",
  play = { "a4", "a5", "b4", "c1", "c3", "e3", "d3", "a3", "e2", "e1", "c2", "c5", "b2" },
}
test "two sides are not a fork" {
  set = { size = 3 }, result = "ongoing", play = { "a4", "a5", "b4", "c1", "c3", "e3", "d3", "a3", "e2", "e1" },
}

game "lines-of-action"
test "lines of action: the first moves" { perft = { 36 } }
test "as many cells as there are men on the line" {
  fen = "7m/8/8/3m4/8/8/8/M2M2M1 b", from = "d1", moves = { "d1-d3", "d1-e2", "d1-c2" },
}
test "over its own side's men, not over enemies" {
  fen = "7m/8/8/3m4/3M4/3m4/8/M2M3M b", from = "d1", moves = { "d1-e2", "d1-c2", "d1-g1" },
}
test "a man captures by landing" {
  fen = "7m/8/8/8/8/3m4/8/3M3M b", play = { "d1xd3" }, final_fen = "7m/8/8/8/8/3M4/8/7M w",
}
test "one group wins" {
  fen = "m6m/8/8/8/8/8/3M4/5M2 b", play = { "d2-e2" }, result = "Black wins (one group)",
}
test "one move brings both players' men together" {
  fen = "7m/7m/8/8/2M5/3m4/8/3M4 b", play = { "d1xd3" }, result = "draw (both in one group)",
}

game "surakarta"
test "a man steps to any adjacent point" {
  fen = "5p/6/6/2P3/6/6 w 0", from = "c3",
  moves = { "c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2", "c3-d3", "c3-d4" },
}
test "it captures around a loop" {
  fen = "6/6/6/6/p5/1P4 w 0", legal = { "b1xa2" },
}
test "the outermost lines have no loops" { fen = "6/6/6/6/p5/P5 w 0", illegal = { "a1xa2" } }
test "a man on the way blocks it" {
  fen = "6/6/6/6/1p4/pP4 w 0", moves = { "b1xb2", "b1-a2", "b1-c1", "b1-c2" },
}

game "yavalath"
test "the first stone of yavalath is swapped" { play = { "e5", "swap" }, final_fen = "5/6/7/8/4s4/8/7/6/5 b" }
test "three in a line lose" { play = { "a5", "e1", "b5", "f1", "c5" }, result = "White wins (three in a line)" }
test "four in a line win" {
  fen = "5/6/7/8/SS1S5/8/7/6/ss3 b", play = { "c5" }, result = "Black wins (four in a line)",
}

game "alquerque"
test "alquerque: captures are compulsory, and go on" {
  fen = "5/1m1m1/5/1m3/M4 w", moves = { "a1xb2xb4-a5", "a1xb2xd4-e5" },
}
test "only every other point has diagonal lines" {
  fen = "m4/5/1M3/5/5 w", moves = { "b3-a3", "b3-c3", "b3-b2", "b3-b4" },
}

game "konane"
test "konane: stones jump straight on" {
  fen = "8/8/8/8/8/8/8/Ss1s1s2 b", moves = { "a1xb1-c1", "a1xb1xd1-e1", "a1xb1xd1xf1-g1" },
}

game "amazons"
test "amazons: a flight, and an arrow" {
  play = { "d1-d7/g7" }, final_fen = "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b -",
}
test "nothing moves past a burnt cell" {
  fen = "10/10/10/10/10/10/10/***7/2*7/Q*8 w -",
  moves = { "a1-a2/a1", "a1-a2/b2", "a1-b2/a1", "a1-b2/a2", "a1-b2/c1" },
}

game "isolation"
test "a step, then a cell is removed" { play = { "c1-c2 ~c3" }, final_fen = "3p2/6/6/6/6/2*3/2P3/6 b - - 1 1" }
test "not where a pawn started" { illegal = { "c1-c2 ~d8" } }

-- A player whose sides are connected has also won in a position that was set up: that player
-- moved last.
test "a chain that is already there" {
  game = "hex", fen = "S10/S10/S10/S10/S10/S10/S10/S10/S10/S10/S10 b", result = "Red wins (joined)",
}
