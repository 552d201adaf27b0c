-- The Destruction of Atlantis: what the rules say, sentence by sentence.
game "atlantis"

-- A position: pieces and cells by name ("*" a hole, "." a cell); the rest is as on the starting
-- board.
local files = "abcdefghijklmn"
local function position(men, rest)
  local rows = {}
  for rank = 14, 1, -1 do
    local row, run = "", 0
    for i = 1, 14 do
      local there = rank >= 3 and rank <= 12 and i >= 3 and i <= 12
      local what = men[files:sub(i, i) .. rank] or (there and "." or "*")
      if what == "." then run = run + 1 end
      if run > 0 and (what ~= "." or i == 14) then row, run = row .. run, 0 end
      if what ~= "." then row = row .. what end
    end
    rows[#rows + 1] = row
  end
  return table.concat(rows, "/") .. " " .. rest
end

-- The same pieces with others added.
local function with(men, more)
  local all = {}
  for cell, man in pairs(men) do all[cell] = man end
  for cell, man in pairs(more) do all[cell] = man end
  return all
end

local few = { c3 = "J", c4 = "N", l12 = "j", l11 = "n" }

-- The board -----------------------------------------------------------------------------------

test "the centre of the board is there at the start, the cells around it are holes" {
  play = { "E5-E6", "E10-E9" },
  final_fen = "**************/**************/**x8x**/**1ntzjmhtn1**/**pp1ppppppp**/**2p7**/" ..
              "**10**/**10**/**2P7**/**PP1PPPPPPP**/**1NTZJMHTN1**/**X8X**/**************/" ..
              "************** w - 2 0",
}
test "first moves of each side; Black may also unmake a cell" { perft = { 93, 56562 } }

test "a hole holds no piece" {
  reach = [[ . * .
             . P .
             . . . ]],
}
test "a hole blocks every step" {
  reach = [[ . . . . x . . . .
             . . . . x . . . .
             . . x x x x x . .
             . . x * x * x . .
             x x x x (X) x x x x
             . . x * x * x . .
             . . x x x x x . .
             . . . . x . . . .
             . . . . x . . . . ]],
}
test "leaps pass over it" {
  reach = [[ x . x . x
             . * * * .
             x * J * x
             . * * * .
             x . x . x ]],
}
-- Unmaking ------------------------------------------------------------------------------------

local minister = with(few, { e6 = "M" })
test "nobody unmakes anything until Black has unmade a cell" {
  fen = position(minister, "w - 4 0"), legal = { "C4-D6" }, illegal = { "C4-D6 ~E7" },
}
local black = with(few, { e6 = "m" })
test "Black may unmake a cell in an odd turn" {
  fen = position(black, "b - 5 0"), play = { "L11-K9 ~E7" },
  final_fen = position({ c3 = "J", c4 = "N", l12 = "j", k9 = "n", e6 = "m", e7 = "*" }, "w - 6 1"),
}
test "but not in an even one" {
  fen = position(black, "b - 7 0"), legal = { "L11-K9" }, illegal = { "L11-K9 ~E7" },
}
test "from then on both may, at the end of a move in an odd turn" {
  fen = position(minister, "w - 4 1"), play = { "C4-D6 ~E7" },
  final_fen = position({ c3 = "J", d6 = "N", l12 = "j", l11 = "n", e6 = "M", e7 = "*" }, "b - 5 1"),
}
test "nobody has to unmake a cell" { fen = position(minister, "w - 4 1"), legal = { "C4-D6" } }
test "only a cell to which one of his Ministers could move" {
  fen = position(minister, "w - 4 1"),
  legal = { "C4-D6 ~E8", "C4-D6 ~E5", "C4-D6 ~F8", "C4-D6 ~G6" },
  illegal = { "C4-D6 ~F7", "C4-D6 ~E9", "C4-D6 ~J8" },
}
test "judged on the board after the move" {
  fen = position(minister, "w - 4 1"),
  legal = { "E6-E7 ~E9", "E6-E7 ~E6" }, illegal = { "E6-E7 ~E4", "E6-E9 ~E11" },
}
test "never a cell with a piece on it" {
  fen = position(with(minister, { e7 = "N", e8 = "n" }), "w - 4 1"),
  illegal = { "C4-D6 ~E7", "C4-D6 ~E8", "C4-D6 ~D6" }, legal = { "C4-D6 ~E5" },
}
test "nor one within reach of an enemy High priestess" {
  fen = position(with(minister, { e9 = "h" }), "w - 4 1"),
  illegal = { "C4-D6 ~F7", "C4-D6 ~D8", "C4-D6 ~F8", "C4-D6 ~G7" },
  legal = { "C4-D6 ~E7", "C4-D6 ~E8" },
}
test "only one cell a turn" {
  fen = position(with(minister, { h6 = "M" }), "w - 4 1"), illegal = { "C4-D6 ~E7 ~H7" },
}
test "the Minister may be pinned" {
  fen = position({ c3 = "J", c5 = "M", c7 = "x", h4 = "N", l12 = "j", l11 = "n" }, "w - 4 1"),
  illegal = { "C5-D5" }, legal = { "H4-G6 ~D5" },
}
test "unmaking the cell where the enemy would touch down can save the king" {
  fen = position({ c3 = "J", c7 = "x", e5 = "M", h4 = "N", l12 = "j", l11 = "n" }, "w - 4 1"),
  illegal = { "H4-G6", "H4-G6 ~D5" }, legal = { "H4-G6 ~C5" },
}

-- Making --------------------------------------------------------------------------------------

local builder = { h3 = "J", c3 = "N", d6 = "H", l12 = "j", l11 = "n" }
test "at the start of an even turn a player may turn a hole into a cell" {
  fen = position(builder, "w - 6 1"), play = { "+B5 C3-E4" },
  final_fen = position({ h3 = "J", e4 = "N", d6 = "H", b5 = ".", l12 = "j", l11 = "n" },
                       "b - 7 1"),
}
test "nobody has to make one" { fen = position(builder, "w - 6 1"), legal = { "C3-E4" } }
test "it is made before the move, which can use it" {
  fen = position(builder, "w - 6 1"), legal = { "+B5 C3-B5" }, illegal = { "C3-B5", "+B7 C3-B5" },
}
test "not in an odd turn" {
  fen = position(builder, "w - 8 1"), legal = { "C3-E4" }, illegal = { "+B5 C3-E4" },
}
test "not before Black has unmade a cell" {
  fen = position(builder, "w - 6 0"), legal = { "C3-E4" }, illegal = { "+B5 C3-E4" },
}
test "only where one of his High priestesses could move if it existed" {
  fen = position(builder, "w - 6 1"),
  legal = { "+B4 C3-E4", "+B5 C3-E4", "+B7 C3-E4", "+B8 C3-E4" },
  illegal = { "+B6 C3-E4", "+B9 C3-E4", "+A6 C3-E4" },
}
test "judged before the move: from where she stands, not from where she goes" {
  fen = position(builder, "w - 6 1"), legal = { "+B4 D6-E7", "+B8 D6-C5" }, illegal = { "+B3 D6-C5" },
}
test "a cell that exists cannot be made" {
  fen = position(builder, "w - 6 1"), illegal = { "+E5 C3-E4" },
}
test "a hole within reach of an enemy Minister cannot be made into a cell" {
  fen = position(with(builder, { d4 = "m" }), "w - 6 1"),
  illegal = { "+B4 H3-H4", "+B5 H3-H4" }, legal = { "+B7 H3-H4", "+B8 H3-H4" },
}
test "only one cell is made a turn" {
  fen = position(builder, "w - 6 1"), illegal = { "+B4 +B5 C3-E4" },
}
test "Black also makes cells in even turns" {
  fen = position({ h3 = "J", c3 = "N", d6 = "h", l12 = "j", l11 = "n" }, "b - 7 1"),
  legal = { "+B5 L11-K9", "L11-K9" },
}
test "making a cell may not leave the player's own king attacked" {
  fen = position({ c3 = "J", c5 = "*", c7 = "x", d6 = "H", h4 = "N", l12 = "j", l11 = "n" },
                 "w - 6 1"),
  legal = { "H4-G6", "+B8 H4-G6" }, illegal = { "+C5 H4-G6" },
}
local far = { c3 = "j", c5 = "*", c7 = "X", d6 = "H", h4 = "J", l11 = "n" }
test "a king that could be captured only by first making a cell is not attacked" {
  fen = position(far, "b - 7 1"), legal = { "L11-K9" },
}
test "no move captures a king" {
  fen = position(far, "w - 6 1"), legal = { "+C5 H4-H5" }, illegal = { "+C5 C7xC3" },
}

-- Promotion, FEN, the end ---------------------------------------------------------------------

test "the promotion ranks are those of the original board: 11 and 12 for White" {
  fen = position(with(few, { d10 = "P", f11 = "P" }), "w - 4 0"):replace(" w", "[Z] w"),
  legal = { "D10-D11", "D10-D11=Z", "F11-F12=Z" }, illegal = { "F11-F12" },
}
test "4 and 3 for Black" {
  fen = position(with(few, { e5 = "p", f4 = "p" }), "b - 5 0"):replace(" b", "[z] b"),
  legal = { "E5-E4", "E5-E4=Z", "F4-F3=Z" }, illegal = { "F4-F3" },
}
test "no pawn goes beyond them" {
  fen = position(with(few, { e12 = "P", e13 = ".", f13 = "n" }), "w - 4 1"),
  from = "E12", moves = { "D12", "F12" },
}
test "the fifth field says whether Black has unmade a cell" {
  fen = position(black, "b - 5 0"), play = { "L11-K9" },
  final_fen = position({ c3 = "J", c4 = "N", l12 = "j", k9 = "n", e6 = "m" }, "w - 6 0"),
}
test "after a hundred plies it is a draw" {
  fen = position(few, "b - 99 1"), play = { "L11-K9" }, result = "draw (turns)",
}
test "baring also wins here" {
  fen = position({ c3 = "J", e5 = "N", l12 = "j", f7 = "n" }, "w - 4 0"), play = { "E5xF7" },
  result = "White wins (baring)",
}

-- Ideas that the source only suggests ---------------------------------------------------------

-- "It is possible to play a game where only White can create a square, and only Black can
-- destroy one."
local divided = { powers = "divided" }
test "divided: White unmakes nothing" {
  set = divided, fen = position(minister, "w - 4 1"), legal = { "C4-D6" },
  illegal = { "C4-D6 ~E7" },
}
test "divided: Black does" {
  set = divided, fen = position(black, "b - 5 1"), legal = { "L11-K9 ~E7" },
}
test "divided: White makes cells" {
  set = divided, fen = position(builder, "w - 6 1"), legal = { "+B5 C3-E4" },
}
test "divided: Black makes none" {
  set = divided, fen = position({ h3 = "J", c3 = "N", d6 = "h", l12 = "j", l11 = "n" }, "b - 7 1"),
  legal = { "L11-K9" }, illegal = { "+B5 L11-K9" },
}

-- "Letting the Minister destroy occupied squares would swing the game far over to offense."
local occupied = { minister = "occupied" }
test "occupied: a cell is unmade together with the enemy on it" {
  set = occupied, fen = position(with(minister, { e7 = "n", e8 = "x" }), "w - 4 1"),
  play = { "C4-D6 ~E7" },
  final_fen = position({ c3 = "J", d6 = "N", l12 = "j", l11 = "n", e6 = "M", e7 = "*", e8 = "x" },
                       "b - 5 1"):replace(" b", "[n] b"),
}
test "occupied: other cells can be unmade, too, but none with the player's own piece" {
  set = occupied, fen = position(with(minister, { e7 = "N", e8 = "x" }), "w - 4 1"),
  legal = { "C4-D6 ~E8", "C4-D6 ~E5" }, illegal = { "C4-D6 ~E7", "C4-D6 ~D6" },
}
test "occupied: never a king's cell" {
  set = occupied, fen = position({ c3 = "J", c4 = "N", l12 = "j", l11 = "n", j11 = "M", l10 = "p" },
                                 "w - 4 1"),
  illegal = { "C4-D6 ~L12" },
}
test "occupied: none within reach of an enemy High priestess" {
  set = occupied, fen = position(with(minister, { e7 = "n", f8 = "h" }), "w - 4 1"),
  illegal = { "C4-D6 ~E7" },
}
test "occupied: only with the option" {
  fen = position(with(minister, { e7 = "n" }), "w - 4 1"), illegal = { "C4-D6 ~E7" },
}
test "occupied: unmaking the last other piece bares the king" {
  set = occupied, fen = position({ c3 = "J", c4 = "N", l12 = "j", e7 = "n", e6 = "M" }, "w - 4 1"),
  play = { "C4-D6 ~E7" }, result = "White wins (baring)",
}

-- "Unless, maybe, you allowed the High Priestess to resurrect."
local resurrects = { priestess = "resurrects" }
local fallen = position(builder, "w - 6 1"):replace(" w", "[Nx] w")
test "resurrects: a lost piece comes back where she could move" {
  set = resurrects, fen = fallen, play = { "+NE7 C3-E4" },
  final_fen = position({ h3 = "J", e4 = "N", e7 = "N", d6 = "H", l12 = "j", l11 = "n" },
                       "b - 7 1"):replace(" b", "[x] b"),
}
test "resurrects: it can move at once, and she makes cells as before" {
  set = resurrects, fen = fallen, legal = { "+NE7 E7-F9", "+B5 C3-E4", "C3-E4" },
}
test "resurrects: only pieces her own side has lost, and only onto empty cells" {
  set = resurrects, fen = fallen, illegal = { "+XE7 C3-E4", "+ME7 C3-E4", "+NB5 C3-E4",
              "+NE6 C3-E4" },
}
test "resurrects: not within reach of an enemy Minister" {
  set = resurrects, fen = position(with(builder, { e8 = "m" }), "w - 6 1"):replace(" w", "[N] w"),
  illegal = { "+NE7 C3-E4" }, legal = { "+NC5 C3-E4" },
}
test "resurrects: not in an odd turn, and only with the option" {
  set = resurrects, fen = position(builder, "w - 8 1"):replace(" w", "[N] w"),
  illegal = { "+NE7 C3-E4" },
}
test "without the option nothing comes back" { fen = fallen, illegal = { "+NE7 C3-E4" }, legal = { "C3-E4" } }

-- "So bridges would have to be 2 squares wide."
local pier = { h3 = "J", d3 = "N", c3 = "H", b5 = ".", l12 = "j", l11 = "n" }
local wide = { bridges = "two-wide" }
test "two-wide: no cell beyond the end of a single one" {
  set = wide, fen = position(pier, "w - 6 1"), illegal = { "+A5 H3-H4" }, legal = { "+B4 H3-H4" },
}
test "two-wide: two abreast, it can grow" {
  set = wide, fen = position(with(pier, { b4 = "." }), "w - 6 1"), legal = { "+A5 H3-H4" },
}
test "without the option one abreast is enough" { fen = position(pier, "w - 6 1"), legal = { "+A5 H3-H4" } }
