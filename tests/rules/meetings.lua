-- What words mean in combination: on cells that do not exist, on royal pieces, twice on one
-- cell.

local head = [[
game { language = 1, name = "Meetings" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
]]

-- The Ram captures what stands beyond the cell to which it goes.
local rams = head .. [[
piece "Ram" { "R", move = quiet(b.n):takes(b.n) }
piece "Digger" { "D", move = quiet(b.e) * unmake }
piece "King" { "K", move = b.all, royal = true }
setup "*k2/4/RR2/D3"
forbid { in_check() }
ending { draw { no_moves } }
]]

test "capturing on a hole leaves the hole" {
  source = rams, play = { "a2-a3" }, final_fen = "*k2/R3/1R2/D3 b",
}
test "a royal piece is never captured" {
  source = rams, play = { "b2-b3" }, final_fen = "*k2/1R2/R3/D3 b", illegal = { "b2xb4-b3" },
}
test "there is nothing beyond the edge of the board" {
  source = rams, fen = "4/4/R2k/4 w", play = { "a2-a3", "d2-d3", "a3-a4" }, result = "ongoing",
}

-- The Crab captures the piece behind the cell where it lands, which it may have leapt over:
-- never itself.
local crabs = head .. [[
piece "Crab" { "C", move = quiet(b.n + jump(b.n * b.n)):takes(b.s) + b.w }
setup "4/4/4/CC2"
turn { "capture" }
turn { "move", otherwise = true }
ending { draw { no_moves } }
]]

test "a move that captures nothing is not a capture, and rules out nothing" {
  source = crabs, fen = "4/4/4/1C2 w", moves = { "b1-a1", "b1-b2", "b1-b3" },
}
test "a move that captures something does" {
  source = crabs, fen = "4/4/1c2/1C2 w", moves = { "b1xb2-b3" },
}
test "capturing a friend is a capture" {
  source = crabs, fen = "4/4/1C2/3C w", moves = { "b2-a2", "b2-b3", "b2-b4", "d1-c1", "d1-d2", "d1-d3" },
}
test "and the friend is removed" {
  source = crabs, fen = "4/4/1C2/1C2 w", play = { "b1xb2-b3" }, final_fen = "4/1C2/4/4 b",
}

-- The Brute also captures friends, but not royal ones. A swap captures nothing, and a piece
-- that comes back does not capture itself.
local brutes = head .. [[
piece "King" { "K", royal = true, move = revisit(b.n * b.s):to(friend) + b.n }
piece "Brute" { "B", move = b.ortho:to(empty + friend + enemy) + (b.ne + b.nw) * swap }
piece "Man" { "M" }
setup "3k/3b/K1K1/MBB1"
ending { draw { no_moves } }
]]

test "a piece that captures friends captures no royal piece" {
  source = brutes,
  moves = { "a2-a2", "a2-a3", "c2-c2", "c2-c3", "b1-b2", "b1xa1", "b1xc1", "b1-a2", "b1-c2", "c1xb1", "c1-d1" },
}
test "nor if it may not be left attacked" {
  source = brutes .. "forbid { in_check() }", fen = "3k/3b/2K1/1BB1 w",
  moves = { "c2-c2", "b1-a1", "b1-b2", "b1xc1", "b1-c2", "c1xb1", "c1-d1" },
}

-- Another piece is moved to where there is no cell: it stays.
local shifts = head .. [[
piece "King" { "K", move = quiet(b.n) * shift("d1", "c1") }
piece "Rook" { "R", move = b.n }
setup "3k/4/4/K1*R"
ending { draw { no_moves } }
]]

test "nothing is moved to where there is no cell" { source = shifts, play = { "a1-a2" }, final_fen = "3k/4/K3/2*R b" }

-- The Spy looks at an enemy, the Mage converts it, the Archer shoots it.
local looks = head .. [[
local seen = marker "seen" {}
piece "Spy" { "S", move = still(b.n * enemy) * mark(seen) + quiet(b.e) }
piece "Mage" { "M", move = still(b.n * enemy) * convert + quiet(b.e) }
piece "Archer" { "A", move = still(b.n * enemy * take) + quiet(b.e) }
piece "King" { "K", move = b.all, royal = true }
piece "Page" { "P" }
forbid { in_check() }
ending { draw { no_moves } }
]]

test "a piece that only looks attacks nothing" {
  source = looks .. 'setup { "3k/2S1/4/K3", first = "Black" }', from = "d4",
  moves = { "d4-c4", "d4xc3", "d4-d3" },
}
test "nor does a piece that converts" {
  source = looks .. 'setup { "3k/2M1/4/K3", first = "Black" }', from = "d4",
  moves = { "d4-c4", "d4xc3", "d4-d3" },
}
test "a piece that captures from afar attacks" {
  source = looks .. 'setup { "3k/2A1/4/K3", first = "Black" }', from = "d4",
  moves = { "d4xc3", "d4-d3" },
}

-- Captures are compulsory: looking is not a capture, nor is converting.
local must = looks .. 'turn { "capture" } turn { "move", otherwise = true } '

test "looking is not a capture" {
  source = must .. 'setup "k3/4/pp2/SM1K"',
  moves = { "a2", "b2", "b1-c1", "d1-c1", "d1-c2", "d1-d2" },
}
test "shooting is a capture" { source = must .. 'setup "k3/p3/A3/S2K"', moves = { "a2xa3" } }

-- A single player, who may pass.
local alone = [[
game { language = 1, name = "Alone" }
local b = square(3, 3)
players { { "White", letter = "w" } }
piece "King" { "K", move = b.n + b.s }
turn { "move" }
turn { "pass" }
forbid { repeated(2) }
setup "3/K2/3"
ending { draw { no_moves } }
]]

test "a pass that changes nothing repeats the position" {
  source = alone, moves = { "a2-a1", "a2-a3" },
  illegal = { "--" }, why = "the position occurs for the second time",
}

-- Long walks that turn a piece into an X, then into a Y, or the other way round.
local orders = [[
game { language = 1, name = "Orders" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "X" { "X" }
piece "Y" { "Y" }
piece "F" { "F" }
local tail = b.n * b.n * put "F" * b.n * put "F" * b.e * put "F" * b.s * put "F" * b.s
piece "Snake" { "S", move = revisit(b.n * friend * become "X" * b.n * b.s * friend * become "Y" * tail
                                  + b.n * friend * become "Y" * b.n * b.s * friend * become "X" * tail) }
setup "6/6/6/6/F5/S5"
ending { draw { no_moves } }
]]

test "the last effect on a cell counts" { source = orders, perft = { 2 } }

-- On its way it captures what it can, and comes back to where it stood then; nothing was
-- captured there.
local bombs = head .. [[
piece "Bomb" { "B", move = revisit(b.n * any(b.ortho * enemy * take) * b.n * b.s * at(-taken) * b.e) }
piece "Pawn" { "P", move = b.n }
setup "p3/4/4/B3"
ending { draw { no_moves } }
]]

test "`taken` does not hold where the piece merely stood" { source = bombs, perft = { 1 } }

-- So many pieces of one kind are captured at once that a byte cannot count them.
local crowd = [[
game { language = 1, name = "Crowd" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M" }
turn { "pass" }
follow { at(enemy) * take, from = enemy }
setup(("mmmmmmmmmmmmmmmm/"):rep(15) .. "mmmmmmmmmmmmmmmm")
ending { win { captured(anyone):over(255), who = player "White", says = "all" } }
]]

test "all pieces of a full board are captured at once" { source = crowd, play = { "--" }, result = "White wins (all)" }

-- Which piece makes a move that goes nowhere: the one that is dropped, or that captures.
local drops = head .. [[
hand { Stone = 3, captured = true }
piece "Stone" { "S", drop = anywhere * enemy * take * b.n }
setup "1ss1/4/S1s1/4"
ending { win { captured(), who = captor, says = "captor" }, draw { no_moves } }
]]

test "a dropped piece that captures on its way is the captor, and its player has what it captured" {
  source = drops, play = { "S@c3xc2" }, final_fen = "1ss1/2S1/S3/4[SSSsss] b", result = "White wins (captor)",
}

local crafts = head .. [[
piece "Mason" { "M", move = quiet(still(b.n)) * put "Pawn" }
piece "Spy" { "S", move = still(b.n * enemy) * convert }
piece "Pawn" { "P", move = b.n }
setup "2p1/1p2/MS2/4"
ending {
  win { dropped(), says = "dropped" }, win { by "Pawn", says = "by a Pawn" }, draw { no_moves },
}
]]

test "a piece that another puts on the board is not dropped" { source = crafts, play = { "a3=P" }, result = "ongoing" }
test "a converted piece has not moved" { source = crafts, play = { "b3" }, result = "ongoing" }

local raised = head .. [[
piece "Man" { "M", move = become "Queen" * still(b.n * enemy) * take }
piece "Queen" { "Q", move = b.ortho }
setup "4/4/2m1/2M1"
ending { win { by "Queen", says = "by a Queen" }, win { by "Man" * captured(), says = "by a Man" } }
]]

test "a piece that stays has taken as what it was" {
  source = raised, play = { "c1xc2=Q" }, result = "White wins (by a Man)",
}

local follows = head .. [[
piece "Stone" { "S", drop = anywhere:to(b:zone { "d4" }) }
turn { "move" }
turn { "pass" }
follow { at(empty * b:zone { "a1" }) * put("Stone", nobody), from = b:zone { "a1" } }
ending { win { dropped(), says = "dropped" } }
]]

test "what follows from a pass is not a drop" { source = follows, play = { "--" }, result = "ongoing" }
test "a dropped piece is" { source = follows, play = { "S@d4" }, result = "White wins (dropped)" }

test "a hole in a picture is a hole for each player" {
  source = [[
    game { language = 1, name = "Holes" }
    local b = square(4, 3)
    players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
    piece "Man" { "M", move = b.all }
    setup { "* . M ." }
    ending { draw { no_moves } }
  ]], play = { "c1-c2" }, final_fen = "*1m1/2M1/*3 b",
}

-- A piece that is moved along captures what it meets, but not a royal piece.
local porters = head .. [[
piece "King" { "K", move = b.all, royal = true }
piece "Porter" { "P", move = b.n * shift("a1", "b1") }
setup "4/4/3P/R3"
piece "Rook" { "R", move = b.ortho }
ending { draw { no_moves } }
]]

test "a piece that is moved along captures a friend" {
  source = porters, fen = "4/4/3P/RR2 w", play = { "d2-d3" }, final_fen = "4/3P/4/1R2 b",
}
test "but is stopped by a King, whosever it is" {
  source = porters, fen = "4/4/3P/RK2 w", play = { "d2-d3" }, final_fen = "4/3P/4/RK2 b",
}
test "and if the cell is empty, nothing is moved" {
  source = porters, fen = "4/4/3P/1r2 w", play = { "d2-d3" }, final_fen = "4/3P/4/1r2 b",
}

-- Where nobody can be taken a walk is the same without its capture, unless nothing would then
-- happen.
local masons = head .. [[
piece "Mason" { "M", move = (quiet(still(b.n)) * put "Brick"):takes(b.n) }
piece "Climber" { "C", move = (stay * at(b.rank(3)) * become "Brick"):takes(b.n) + b.n }
piece "Puller" { "P", move = (stay:takes(b.s) + at(b.rank(2))) * b.e }
piece "Biter" { "B", move = stay:takes(b.n):takes(b.s) }
piece "Brick" { "I" }
setup "4/4/4/M3"
ending { draw { no_moves } }
]]

test "an effect is left where nobody is taken" {
  source = masons, fen = "4/4/4/M3 w", moves = { "a2=I" },
}
test "and so it is where somebody is" {
  source = masons, fen = "4/i3/4/M3 w", moves = { "a2xa3=I" },
}
test "a piece that only changes" {
  source = masons, fen = "4/C3/4/4 w", moves = { "a3=I", "a3-a4" },
}
test "a step behind a sum" {
  source = masons, fen = "4/P3/P3/4 w", moves = { "a2-b2", "a3xa2-b3" },
}
test "one of two captures, or both" {
  source = masons, fen = "4/1i2/1B2/1i2 w", play = { "b2xb1xb3" }, final_fen = "4/4/1B2/4 b",
}
