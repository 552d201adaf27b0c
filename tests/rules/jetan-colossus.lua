-- The Colossus: after every move a ten-sided die is thrown. The braces after a move show the
-- throw; `*` is the Colossus.
game "jetan"

local on = { colossus = "on" }
local fen = "c8r/10/10/10/10/4*5/10/10/10/RC7P b - 0 1"

test "it starts on one of the four central cells, at random" {
  set = on,
  legal = { "{e5}", "{f5}", "{E6}", "f6" }, illegal = { "{d5}", "{e4}", "D2-D3" },
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1 {start}",
}

test "and is there before the first move" {
  set = on, play = { "{f6}" }, result = "ongoing",
  final_fen = "wadfrcfdaw/tppppppppt/10/10/5*4/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1",
}

test "an option sets another cell" {
  set = { colossus = "on", ["colossus-start"] = "a5" },
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/*9/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1",
}

test "an occupied cell is refused" {
  set = { colossus = "on", ["colossus-start"] = "a1" },
  errors = { "setup: the Colossus cannot stand on a1, which is not empty\n" },
}

test "a cell that does not exist is refused" {
  set = { colossus = "on", ["colossus-start"] = "k5" },
  errors = { "option 'colossus-start': no cell 'k5' on this board; also possible: random, anywhere\n" },
}

test "a start without the Colossus is refused" {
  set = { ["colossus-start"] = "e5" },
  errors = { "option 'colossus-start' needs the Colossus: set colossus=on\n" },
}

-- Its steps: 1 is north, the others follow clockwise.
local steps = { "e6", "f6", "f5", "f4", "e4", "d4", "d5", "d6" }

for i, cell in ipairs(steps) do
  local at = { a = 0, b = 1, c = 2, d = 3, e = 4, f = 5 }
  local file = at[cell:sub(1, 1)]
  local row = file .. "*" .. (9 - file)
  local board = {}
  for _, rank in ipairs { "6", "5", "4" } do
    board[#board + 1] = cell:sub(2) == rank and row or "10"
  end
  test("a throw of " .. i .. " moves it to " .. cell) {
    set = on, fen = fen, play = { "J1-J2 {" .. i .. "}" },
    final_fen = "c8r/10/10/10/" .. table.concat(board, "/") .. "/10/9P/RC8 o - 0 1",
  }
end

test "on a nine it stays" {
  set = on, fen = fen, play = { "J1-J2 {9}" },
  final_fen = "c8r/10/10/10/10/4*5/10/10/9P/RC8 o - 0 1",
}

test "on a ten it is thrown to any cell" {
  set = on, fen = fen, play = { "J1-J2 {10 H8}" },
  final_fen = "c8r/10/7*2/10/10/10/10/10/9P/RC8 o - 0 1",
}

test "on its own cell nothing happens" {
  set = on, fen = fen, play = { "J1-J2 {10 E5}" },
  final_fen = "c8r/10/10/10/10/4*5/10/10/9P/RC8 o - 0 1",
}

test "the throw is due after the move, not before" {
  set = on, fen = fen, play = { "J1-J2" },
  legal = { "{1}", "{9}", "{10 A1}", "10 j0" },
  illegal = { "{0}", "{11}", "{10}", "{9 A1}", "{10 K1}", "J0-J7" },
  final_fen = "c8r/10/10/10/10/4*5/10/10/9P/RC8 b - 0 1 {step}",
}

test "a position in which a throw is due is read back" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/10/9P/RC8 b - 0 1 {step}", play = { "{5}" },
  final_fen = "c8r/10/10/10/10/10/4*5/10/9P/RC8 o - 0 1",
}

test "without the Colossus there is no throw" {
  fen = "c8r/10/10/10/10/10/10/10/10/RC7P b - 0 1", play = { "J1-J2" },
  final_fen = "c8r/10/10/10/10/10/10/10/9P/RC8 o - 0 1",
}

test "a step off the board leaves it where it is" {
  set = on, fen = "c8r/10/10/10/10/*9/10/10/10/RC7P b - 0 1", play = { "J1-J2 {7}" },
  final_fen = "c8r/10/10/10/10/*9/10/10/9P/RC8 o - 0 1",
}

test "at the northern edge, too" {
  set = on, fen = "c3*4r/10/10/10/10/10/10/10/10/RC7P b - 0 1", play = { "J1-J2 {2}" },
  final_fen = "c3*4r/10/10/10/10/10/10/10/9P/RC8 o - 0 1",
}

test "it destroys what stands where it goes" {
  set = on, fen = "c8r/10/10/10/4d5/4*5/10/10/10/RC7P b - 0 1", play = { "J1-J2 {1}" },
  final_fen = "c8r/10/10/10/4*5/10/10/10/9P/RC8 o - 0 1",
}

test "also pieces of the mover's, even the one that has just moved" {
  set = on, fen = fen, play = { "J1-J2 {10 J2}" },
  final_fen = "c8r/10/10/10/10/10/10/10/9*/RC8 o - 0 1",
}

test "a destroyed Chief draws the game at once" {
  set = on, fen = fen, play = { "J1-J2 {10 A0}" },
  result = "draw (Chief crushed by the Colossus)",
  final_fen = "*8r/10/10/10/10/10/10/10/9P/RC8 o - 0 1",
}

test "a destroyed Princess, too" {
  set = on, fen = fen, play = { "J1-J2 {10 A1}" },
  result = "draw (Princess crushed by the Colossus)",
}

test "whatever the option for captured Chiefs says" {
  set = { colossus = "on", ["chief-capture"] = "continue" }, fen = fen,
  play = { "J1-J2 {10 B1}" }, result = "draw (Chief crushed by the Colossus)",
}

test "no piece ends on it" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/3P6/10/R8C b - 0 1", play = { "D3-D4 {9}", "A0-B8 {9}" },
  illegal = { "D4xE5", "D4-E5" }, legal = { "D4-D5", "D4-C5" },
}

test "no piece walks through it" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/4D5/10/R8C b - 0 1",
  illegal = { "E3-E6" }, legal = { "E3-F5", "E3-D5" },
}

test "pieces that jump pass over it" {
  set = on, fen = "c8r/10/10/10/10/4*5/3F6/10/10/R8C b - 0 1",
  legal = { "D4-G7" }, illegal = { "D4-E5" },
}

test "the Princess does not end on it either, but jumps over it" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/4R5/10/9C b - 0 1",
  illegal = { "E3-E5" }, legal = { "E3-E6" },
}

test "it threatens nobody" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/10/10/R8C b - 0 1",
  unattacked = { "E6", "D5", "F4", "E4" },
}

test "a decisive capture ends the game before the die is thrown" {
  set = on, fen = "4c5/10/10/10/5r4/4*5/4D5/10/10/R3C5 b - 0 1", play = { "E4xF6" },
  result = "Black wins (P)",
  final_fen = "4c5/10/10/10/5D4/4*5/10/10/10/R3C5 o - 0 1",
}

test "a Chief taken by another piece, too" {
  set = on, fen = "r9/10/10/10/5c4/4*5/4D5/10/10/R3C5 b - 0 1", play = { "E4xF6" },
  result = "draw (Chief taken by a Dwar)",
}

local stuck = "9C/10/10/10/10/10/10/10/10/p*7R b - 0 1"

test "stalemate is not judged before the throw" {
  set = on, fen = stuck, play = { "J0-J7" }, result = "ongoing",
}

test "but after it" {
  set = on, fen = stuck, play = { "J0-J7 {9}" }, result = "Black wins (stalemate)",
}

test "which may have given the player a move" {
  set = on, fen = stuck, play = { "J0-J7 {2}" }, result = "ongoing", legal = { "A1-B1" },
}

test "the end-game count is updated after the throw" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/10/10/RC8 b - 9 1", play = { "B1-E1" },
  result = "ongoing",
}

test "and can then draw" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/10/10/RC8 b - 9 1", play = { "B1-E1 {9}" },
  result = "draw (equal force)",
}

test "what the Colossus destroys can upset the balance" {
  set = on, fen = "c8r/p9/10/10/10/4*5/10/10/P9/RC8 b - 3 1", play = { "A2-A3 {10 A3}" },
  final_fen = "c8r/p9/10/10/10/10/10/*9/10/RC8 o - 0 1",
}

test "what it brings about counts from then on" {
  set = on, fen = "c8r/10/10/10/10/4*5/10/10/P9/RC8 b - 0 1", play = { "A2-A3 {10 A3}" },
  final_fen = "c8r/10/10/10/10/10/10/*9/10/RC8 o - 0 1",
}

test "its captures belong to nobody: no bounty is paid" {
  set = { colossus = "on", wager = "pay-to-move" },
  fen = "c8r/10/10/10/4d5/4*5/10/10/10/RC7P b - 0 1 10 10 0 0 0", play = { "J1-J2 {1}" },
  final_fen = "c8r/10/10/10/4*5/10/10/10/9P/RC8 o - 0 1 9 10 1 0 0",
}

test "duels are fought before it moves" {
  set = { colossus = "on", wager = "dueling" },
  fen = "c8r/10/10/10/5w4/9*/4D5/10/10/R3C5 b - 0 1 48 48 0",
  play = { "E4-F6(B 5:2) {9}", "A0-D0" },
  final_fen = "3c5r/10/10/10/5D4/9*/10/10/10/R3C5 o - 0 1 52 44 0 {step}",
}

test "it also moves after a pass" {
  set = { colossus = "on", wager = "pay-to-move" },
  fen = "c8r/10/10/10/10/4*5/10/10/10/RC7P b - 0 1 10 10 0 0 0", play = { "-- {5}" },
  final_fen = "c8r/10/10/10/10/10/4*5/10/10/RC7P o - 0 1 10 10 0 1 0",
}

test "on the disc it moves as Black's pieces do: one step north of e4" {
  game = "jetan-circular", set = on,
  fen = "c8r/10/10/10/10/10/4*5/10/10/RC7P b - 0 1", play = { "J1-J2 {1}" },
  final_fen = "c8r/10/10/10/10/4*5/10/10/9P/RC8 o - 0 1",
}

test "and across the middle along the ninth ray" {
  game = "jetan-circular", set = on,
  fen = "c8r/10/10/10/10/4*5/10/10/10/RC7P b - 0 1", play = { "J1-J2 {1}" },
  final_fen = "c8r/10/10/10/3*6/10/10/10/9P/RC8 o - 0 1",
}

-- "You can place it in one of the four central squares, if it makes you feel more secure; or
-- you can roll for any coordinates." If the cell is occupied, it is rolled again.
local anywhere = { colossus = "on", ["colossus-start"] = "anywhere" }

test "it may start anywhere, as thrown" {
  set = anywhere,
  legal = { "{A3}", "{J8}", "{E5}", "c4" }, illegal = { "{A1}", "{E2}", "{J0}", "{K5}" },
  final_fen = "wadfrcfdaw/tppppppppt/10/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1 {start}",
}

test "and stands where it was thrown" {
  set = anywhere, play = { "{J8}" },
  final_fen = "wadfrcfdaw/tppppppppt/9*/10/10/10/10/10/TPPPPPPPPT/WADFCRFDAW b Ee 0 1",
}

test "on the disc, too" {
  game = "jetan-circular", set = anywhere, legal = { "{A3}", "{E6}" }, illegal = { "{A9}" },
}

-- "8 1 2 / 7 J 3 / 6 5 4", as the board is drawn: 1 is up, 3 is to the right. In the northern
-- half of the disc file a is on the right, file j on the left.
for throw, row in ipairs { "4*5/10/10", "3*6/10/10", "10/3*6/10", "10/10/3*6",
                           "10/10/4*5", "10/10/5*4", "10/5*4/10", "5*4/10/10" } do
  test("in the north of the disc a " .. throw .. " goes as it is drawn") {
    game = "jetan-circular", set = on,
    fen = "c8r/10/4*5/10/10/10/10/10/10/RC7P b - 0 1", play = { "J1-J2 {" .. throw .. "}" },
    final_fen = "c8r/" .. row .. "/10/10/10/10/9P/RC8 o - 0 1",
  }
end

for throw, row in ipairs { "4*5/10/10", "5*4/10/10", "10/5*4/10", "10/10/5*4",
                           "10/10/4*5", "10/10/3*6", "10/3*6/10", "3*6/10/10" } do
  test("in the south a " .. throw .. " goes as it is drawn, too") {
    game = "jetan-circular", set = on,
    fen = "c8r/10/10/10/10/10/4*5/10/10/RC7P b - 0 1", play = { "J1-J2 {" .. throw .. "}" },
    final_fen = "c8r/10/10/10/10/" .. row .. "/9P/RC8 o - 0 1",
  }
end

-- From c6, clockwise, b5 is straight across; c5 is drawn to the right of it, a5 to the left.
test "across the middle it moves as the pieces do" {
  game = "jetan-circular", set = on,
  fen = "c8r/10/10/10/2*7/10/10/10/10/RC7P b - 0 1", play = { "J1-J2 {4}" },
  final_fen = "c8r/10/10/10/10/2*7/10/10/9P/RC8 o - 0 1",
}
