-- The rules of Jetan, as diagrams and positions. The diagrams of the pieces are those of L. L.
-- Smith's page; in its table for the Chained Panthan the counts 6 and 8 are wrong, but the
-- diagrams are right.
game "jetan"

test "a chained Panthan steps forward, sideways and diagonally forward" {
  reach = [[ x x x
             x P x
             . . . ]],
}

test "an Orange chained Panthan goes down the board" {
  reach = [[ . . .
             x p x
             x x x ]],
}

test "a free Panthan steps diagonally back, too" {
  set = { panthan = "free" },
  reach = [[ x x x
             x P x
             x . x ]],
}

test "an Orange free Panthan steps diagonally back, too" {
  set = { panthan = "free" },
  reach = [[ x . x
             x p x
             x x x ]],
}

test "a chained Warrior stops exactly two steps away" {
  reach = [[ . . x . .
             . x . x .
             x . W . x
             . x . x .
             . . x . . ]],
}

test "a free Warrior may stop after one" {
  set = { warrior = "free" },
  reach = [[ . . x . .
             . x x x .
             x x W x x
             . x x x .
             . . x . . ]],
}

test "a chained civil Warrior goes all orthogonally or all diagonally" {
  set = { warrior = "chained-civil" },
  reach = [[ x . x . x
             . x . x .
             x . W . x
             . x . x .
             x . x . x ]],
}

test "a chained wild Warrior mixes its steps" {
  set = { warrior = "chained-wild" },
  reach = [[ x x x x x
             x x x x x
             x x W x x
             x x x x x
             x x x x x ]],
}

test "a free civil Warrior" {
  set = { warrior = "free-civil" },
  reach = [[ x . x . x
             . x x x .
             x x W x x
             . x x x .
             x . x . x ]],
}

test "a free wild Warrior" {
  set = { warrior = "free-wild" },
  reach = [[ x x x x x
             x x x x x
             x x W x x
             x x x x x
             x x x x x ]],
}

test "a chained Padwar" {
  reach = [[ x . x . x
             . . . . .
             x . A . x
             . . . . .
             x . x . x ]],
}

test "a free Padwar" {
  set = { padwar = "free" },
  reach = [[ x . x . x
             . x . x .
             x . A . x
             . x . x .
             x . x . x ]],
}

test "a chained Thoat steps orthogonally, then diagonally" {
  reach = [[ . x . x .
             x . x . x
             . x T x .
             x . x . x
             . x . x . ]],
}

test "a free Thoat reaches the same cells" {
  set = { thoat = "free" },
  reach = [[ . x . x .
             x . x . x
             . x T x .
             x . x . x
             . x . x . ]],
}

test "a wild Thoat reaches the same cells" {
  set = { thoat = "wild" },
  reach = [[ . x . x .
             x . x . x
             . x T x .
             x . x . x
             . x . x . ]],
}

test "a chained Dwar" {
  reach = [[ . . . x . . .
             . . x . x . .
             . x . x . x .
             x . x D x . x
             . x . x . x .
             . . x . x . .
             . . . x . . . ]],
}

test "a free Dwar" {
  set = { dwar = "free" },
  reach = [[ . . . x . . .
             . . x x x . .
             . x x x x x .
             x x x D x x x
             . x x x x x .
             . . x x x . .
             . . . x . . . ]],
}

test "a chained Flier" {
  reach = [[ x . x . x . x
             . . . . . . .
             x . x . x . x
             . . . F . . .
             x . x . x . x
             . . . . . . .
             x . x . x . x ]],
}

test "a free Flier" {
  set = { flier = "free" },
  reach = [[ x . x . x . x
             . x . x . x .
             x . x . x . x
             . x . F . x .
             x . x . x . x
             . x . x . x .
             x . x . x . x ]],
}

test "a chained Chief keeps one direction for three steps" {
  set = { chief = "chained" },
  reach = [[ x . . x . . x
             . . . . . . .
             . . . . . . .
             x . . C . . x
             . . . . . . .
             . . . . . . .
             x . . x . . x ]],
}

test "a free Chief keeps one direction" {
  set = { chief = "free" },
  reach = [[ x . . x . . x
             . x . x . x .
             . . x x x . .
             x x x C x x x
             . . x x x . .
             . x . x . x .
             x . . x . . x ]],
}

test "a chained civil Chief" {
  set = { chief = "chained-civil" },
  reach = [[ x . x x x . x
             . . x . x . .
             x x x x x x x
             x . x C x . x
             x x x x x x x
             . . x . x . .
             x . x x x . x ]],
}

test "a chained wild Chief" {
  reach = [[ x x x x x x x
             x x x x x x x
             x x x x x x x
             x x x C x x x
             x x x x x x x
             x x x x x x x
             x x x x x x x ]],
}

test "a free civil Chief" {
  set = { chief = "free-civil" },
  reach = [[ x . x x x . x
             . x x x x x .
             x x x x x x x
             x x x C x x x
             x x x x x x x
             . x x x x x .
             x . x x x . x ]],
}

test "a free wild Chief" {
  set = { chief = "free-wild" },
  reach = [[ x x x x x x x
             x x x x x x x
             x x x x x x x
             x x x C x x x
             x x x x x x x
             x x x x x x x
             x x x x x x x ]],
}

test "a grounded Flier reaches the same cells of an empty board" {
  set = { flier = "grounded-chained" },
  reach = [[ x . x . x . x
             . . . . . . .
             x . x . x . x
             . . . F . . .
             x . x . x . x
             . . . . . . .
             x . x . x . x ]],
}

test "a Flier jumps, and captures what it lands on" {
  reach = [[ x . x . x . x
             . p . p . p .
             x . x! . W . x
             . p . F . p .
             x . x . x . x
             . p . p . p .
             x . x . x . x ]],
}

test "a grounded Flier is blocked by pieces on its walks" {
  set = { flier = "grounded-chained" },
  reach = [[ . . . . . . .
             . . . . . . .
             . . p . p . .
             . . . F . . .
             . . p . p . .
             . . . . . . .
             . . . . . . . ]],
}

test "a Warrior walks around one piece and is blocked by two" {
  reach = [[ . . . . .
             . . p x .
             . P W . x
             . x . x .
             . . x . . ]],
}

test "a chained Thoat steps orthogonally first, and walks" {
  reach = [[ . . . . .
             x P p! . x
             . . T . .
             x . p! . x
             . . . . . ]],
}

test "a wild Thoat jumps" {
  set = { thoat = "wild" },
  reach = [[ . x . x .
             x p P p x
             . P T x .
             x p P p x
             . x . x . ]],
}

test "a Dwar has several ways to a cell" {
  reach = [[ . . . x . . .
             . . x . x . .
             . x . x . x .
             . . p! D x . x
             . x . x . x .
             . . x . x . .
             . . . x . . . ]],
}

test "one set of rules for each side" {
  set = { warrior = "free-wild", ["orange.warrior"] = "chained" },
  reach = [[ . . x . .
             . x . x .
             x . w . x
             . x . x .
             . . x . . ]],
}

test "the Princess jumps, captures nothing, and does not end on a threatened cell" {
  fen = "10/10/10/10/10/10/10/ppp7/1p8/R9 b - 0 1",
  from = "a1",
  moves = { "a1-a4", "a1-b4", "a1-c4", "a1-d1", "a1-d4" },
}

test "the Princess does not end where an enemy could capture her" {
  fen = "10/10/10/10/10/10/10/10/10/R4d4 b - 0 1",
  illegal = { "a1-c1", "a1-d2" },
  legal = { "a1-d4" },
}

test "a chained-wild escape goes ten steps, and an ordinary move is not an escape" {
  fen = "4c5/10/10/10/10/10/10/10/10/R9 b E 0 1",
  play = { "a1-d4" },
  final_fen = "4c5/10/10/10/10/10/3R6/10/10/10 o E 0 1",
}

test "the escape can be made once" {
  fen = "4c5/10/10/10/10/10/10/10/10/R9 b E 0 1",
  play = { "a1-j10", "e0-f7" },
  final_fen = "9R/10/10/5c4/10/10/10/10/10/10 b - 0 2",
  illegal = { "j10-a1" },
}

test "with escape=off there is no right" {
  set = { escape = "off" },
  play = {},
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b - 0 1",
}

test "capturing the Princess wins" {
  fen = "4c5/4r5/10/10/4D5/4P5/10/10/10/4CR4 b - 0 1",
  play = { "e6xe9" },
  result = "Black wins (P)",
  final_fen = "4c5/4D5/10/10/10/4P5/10/10/10/4CR4 o - 0 1",
}

test "capturing the Chief with a Chief wins" {
  fen = "r9/10/10/4c5/10/10/4C5/4P5/10/5R4 b - 0 1",
  play = { "e4xe7" },
  result = "Black wins (C)",
}

test "a Chief captured by a Dwar is a draw" {
  fen = "r9/10/10/4c5/10/10/4D5/4P5/10/C4R4 b - 0 1",
  play = { "e4xe7" },
  result = "draw (Chief taken by a Dwar)",
}

test "a player who cannot move has lost" {
  fen = "4W5/10/T1F6r/10/5R1C2/3F6/2A3A3/10/PA2W5/cA8 b - 0 37",
  play = { "H6-G8" },
  result = "Black wins (stalemate)",
}

test "stalemate can be agreed to be a loss, or a draw" {
  set = { stalemate = "draw" },
  fen = "4W5/10/T1F6r/10/5R1C2/3F6/2A3A3/10/PA2W5/cA8 b - 0 37",
  play = { "H6-G8" },
  result = "draw (stalemate)",
}

test "three pieces of equal value on each side: a draw after ten plies" {
  fen = "r9/c9/5d4/10/10/10/10/4D5/C9/R9 b - 9 5",
  play = { "e3-e6" },
  result = "draw (equal force)",
}

test "the end-game count starts after the capture that brings the end-game about" {
  fen = "r9/c9/5d4/4p5/10/10/4D5/10/C9/R9 b - 0 5",
  play = { "e4xe7", "a9-a6" },
  result = "ongoing",
  final_fen = "r9/10/5d4/4D5/c9/10/10/10/C9/R9 b - 1 6",
}

test "the source's first misprint: A9-B5 is not a Thoat's move" {
  play = { "D1-C4" },
  illegal = { "A9-B5" },
  legal = { "A9-B7" },
  why = "no walk",
}

test "the source's second misprint: C4xB6 is not a Flier's move" {
  play = { "D1-C4", "A9-B7" },
  illegal = { "C4xB6" },
  legal = { "C4xB7" },
}

test "the source's example in descriptive notation" {
  play = { "CF-CD4", "PWT-PP4" },
  legal = { "CFxPWT", "C4xB7" },
  illegal = { "CFxPWP" },
}

test "each side counts ranks from its own end, and names files after its own pieces" {
  play = { "CPA-C3", "cpa-c3" },
  final_fen = "wadfrcfdaw/tpppp1pppt/5p4/10/10/10/10/4P5/TPPP1PPPPT/WADFCRFDAW b Ee 0 2",
}

test "two pieces of the same name are told apart by file, rank or cell" {
  fen = "10/10/10/10/10/10/10/2F1F5/4C3c1/10 b - 0 1",
  legal = { "CF/CD-CF6", "CF/C-CF6", "CF/CD3-CF6", "CF-PD6" },
  illegal = { "CF-CF6" },
}

test "in descriptive notation the Princess is met, not captured" {
  fen = "4rc4/10/10/4D5/10/10/10/10/10/4CR4 b Ee 0 1",
  play = { "CD-P" },
  result = "Black wins (P)",
}

test "a Chief captures a Chief" {
  fen = "4rc4/10/10/4C5/10/10/10/10/10/5R4 b Ee 0 1",
  play = { "CxC" },
  result = "Black wins (C)",
}

test "in Manator's setup the Chiefs share a file" {
  set = { setup = "mirrored" },
  play = {},
  final_fen = "wadfcrfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1",
}

test "Orange may move first" {
  set = { first = "orange" },
  play = { "E9-E8" },
  final_fen = "wadfrcfdaw/tppp1ppppt/4p5/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 2",
}

test "three plies from the start" {
  perft = { 74, 5462, 379795 },
}

-- "E: Chief C; Princess P. F: Princess P; Chief C": files as Black and Orange name them
-- (Smith). For Orange the files have other names if its Chief starts elsewhere.
for setup, moves in pairs { rotated = { "PPA-PF3", "PPA-P3", "PPA-C3" },
                            mirrored = { "CPA-CF3", "CPA-C3", "CPA-P3" } } do
  test("descriptive names of Orange's file e, " .. setup) {
    set = { setup = setup, first = "orange" }, from = "e9", moves = moves,
  }
end
