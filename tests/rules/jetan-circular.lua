-- The board of Ninth-Ray Jetan: the ways across its middle and around its rim. The moves of the
-- pieces are tested in jetan.lua.
game "jetan-circular"

-- The source's examples.

test "A: a Panthan on a5, clockwise" {
  fen = "4c1r3/10/10/10/10/P9/10/10/10/4CR4 b - 0 1",
  from = "a5",
  moves = { "a5-j6", "a5-b5", "a5-j5", "a5-a6", "a5-i5" },
}

test "B: a Panthan on c5, clockwise" {
  fen = "4c1r3/10/10/10/10/2P7/10/10/10/4CR4 b - 0 1",
  from = "c5",
  moves = { "c5-b5", "c5-d5", "c5-b6", "c5-c6", "c5-a6" },
}

test "C: an Odwar on h8, counterclockwise, by g7 and f6 to f5 or h5" {
  set = { bias = "counterclockwise" },
  fen = "4c1r3/10/7F2/10/10/10/10/10/10/4CR4 b - 0 1",
  legal = { "h8-f5", "h8-h5", "h8-b6" },
  illegal = { "h8-d5" },
}

test "C: clockwise the same three steps end a little further back" {
  fen = "4c1r3/10/7F2/10/10/10/10/10/10/4CR4 b - 0 1",
  legal = { "h8-d5", "h8-f5", "h8-h5" },
  illegal = { "h8-b6" },
}

-- The array.

test "the array: the half turn puts each piece opposite its counterpart" {
  play = {},
  final_fen = "wadfcrfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1",
}

test "the mirrored array" {
  set = { setup = "mirrored" },
  play = {},
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1",
}

test "the Warriors and Thoats stand next to their counterparts" {
  set = { panthan = "free" },
  fen = "p8p/p8p/4c1r3/10/10/10/10/4CR4/P8P/P8P b - 0 1",
  from = "a1",
  moves = { "a1xj10", "a1xj9", "a1-b1", "a1-b2" },
}

test "and on the other flank" {
  set = { panthan = "free" },
  fen = "p8p/p8p/4c1r3/10/10/10/10/4CR4/P8P/P8P b - 0 1",
  from = "j2",
  moves = { "j2xa9", "j2xa10", "j2-a8", "j2-j3", "j2-i1", "j2-i2", "j2-i3" },
}

test "a Thoat can open the game with a capture, on either flank" {
  play = {},
  legal = { "a2xj9", "j2xa9" },
}

test "and so can Orange's" {
  play = { "e2-e3" },
  legal = { "a9xj2", "j9xa2" },
}

test "no step leads outward from the rim" {
  fen = "4c1r3/10/10/10/10/10/10/10/10/3PCR4 b - 0 1",
  from = "d1",
  moves = { "d1-c1", "d1-c2", "d1-d2", "d1-e2" },
}

-- Straight lines.

test "a straight line goes inward, and outward beyond the middle" {
  set = { chief = "chained" },
  fen = "4c1r3/10/10/10/10/10/C9/10/10/5R4 b - 0 1",
  from = "a4",
  moves = { "a4-a1", "a4-d4", "a4-h7", "a4-j4", "a4-c7", "a4-g4", "a4-d1", "a4-h10" },
}

test "a piece on the line blocks it" {
  set = { chief = "chained" },
  fen = "4c1r3/10/10/10/10/9p/C9/10/10/5R4 b - 0 1",
  illegal = { "a4-j4" },
  why = "J5 holds",
}

test "the way back is another line" {
  set = { chief = "chained" },
  fen = "4c1r3/10/10/10/10/10/9C/10/10/5R4 b - 0 1",
  illegal = { "j4-a4" },
  legal = { "j4-i7" },
}

test "counterclockwise the same line ends in the other half" {
  set = { chief = "chained", bias = "counterclockwise" },
  fen = "4c1r3/10/10/10/10/10/C9/10/10/5R4 b - 0 1",
  illegal = { "a4-j4" },
  legal = { "a4-b7" },
}

test "a straight diagonal keeps turning the same way around the disc, also across the middle" {
  set = { chief = "chained" },
  fen = "4c1r3/10/10/10/10/10/2C7/10/10/5R4 b - 0 1",
  legal = { "c4-e7" }, -- by d5 and d6
}

test "d5 is on that diagonal" {
  set = { chief = "chained" },
  fen = "4c1r3/10/10/10/10/3p6/2C7/10/10/5R4 b - 0 1",
  illegal = { "c4-e7" },
  why = "D5 holds",
}

test "a straight diagonal inward stays inward across the eastern seam" {
  set = { chief = "chained" },
  fen = "4c1r3/10/10/10/10/10/10/10/9C/5R4 b - 0 1",
  legal = { "j2-c6" }, -- by a8 and b7
}

test "Orange's forward is Black's backward" {
  fen = "4c1r3/10/10/10/p9/10/10/10/10/4CR4 o - 0 1",
  from = "a6",
  moves = { "a6-b6", "a6-j5", "a6-j6", "a6-a5", "a6-i6" },
}

test "Orange's Panthan on a5 threatens what Black sees as lying behind it" {
  fen = "4c5/10/10/10/10/p9/10/10/10/4CR4 b - 0 1",
  play = {},
  attacked = { "b5", "j6", "a4", "b4", "j7" },
  unattacked = { "j5", "a6", "i5" },
}

test "a threat across the middle goes one way: from j5 to i6, not back" {
  set = { warrior = "free" },
  fen = "4c5/10/10/10/10/9w/9P/7PPP/10/4CR4 b - 0 1",
  play = {},
  attacked = { "i6", "j6", "i5" },
  unattacked = { "a4" },
}

test "three plies, clockwise" {
  perft = { 76, 5736, 436560 },
}

test "three plies, counterclockwise" {
  set = { bias = "counterclockwise" },
  perft = { 76, 5736, 436418 },
}

-- The names of descriptive notation, worked out by hand. "Descriptive notation of the files":
-- they are named after the pieces, from the Chief's Warrior to the Princess's, by each player
-- from where their own pieces start; "each player begins the count [of ranks] from their side".
-- Turned around the disc, Orange's Chief stands on e10 and the Princess on f10; mirrored, it is
-- the other way round.
for _, case in ipairs {
  { "rotated", "black", "e2", { "CPA-CF3", "CPA-C3", "CPA-P3" } },
  { "rotated", "orange", "e9", { "CPA-CF3", "CPA-C3", "CPA-P3" } },
  { "rotated", "orange", "d10", { "CF-CW4", "CF-CD4", "CF-C4", "CF-PF4" } },
  { "mirrored", "black", "i2", { "PPPA-PD3", "PPPA-PP3", "PPPA-PW3" } },
  { "mirrored", "orange", "e9", { "PPA-PF3", "PPA-P3", "PPA-C3" } },
  { "mirrored", "orange", "d10", { "PF-PW4", "PF-PD4", "PF-P4", "PF-CF4" } },
} do
  local setup, side, cell, moves = table.unpack(case)
  test("descriptive names, " .. setup .. ", " .. side .. " " .. cell) {
    set = { setup = setup, first = side }, from = cell, moves = moves,
  }
end

test "CPA-C3 is the step of the Panthan in front of Orange's Chief" {
  set = { first = "orange" }, play = { "CPA-C3" },
  final_fen = "wadfcrfdaw/tppp1ppppt/4p5/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 2",
}

-- "They call the flier 'Odwar' (and hereafter so do I)."
test "the jumping pieces are called Odwars on the disc" {
  illegal = { "D1-D5" }, why = "no walk of an Odwar leads from D1 to D5",
}
