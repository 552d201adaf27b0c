-- What words mean where they meet: on cells that are none, on royal men, on one cell twice.

local head = [[
game { language = 1, name = "Meetings" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
]]

-- The Ram takes what stands beyond the cell to which it goes.
local rams = head .. [[
piece "Ram" { "R", move = quiet(b.n):takes(b.n) }
piece "Digger" { "D", move = quiet(b.e) * unmake }
piece "King" { "K", move = b.all, royal = true }
setup "*k2/4/RR2/D3"
forbid { in_check() }
ending { draw { no_moves } }
]]

test "what is no cell is none when something is taken there" {
  source = rams, play = { "a2-a3" }, final_fen = "*k2/R3/1R2/D3 b",
}
test "a royal man is never taken" {
  source = rams, play = { "b2-b3" }, final_fen = "*k2/1R2/R3/D3 b", illegal = { "b2xb4-b3" },
}
test "beyond the board stands nobody" {
  source = rams, fen = "4/4/R2k/4 w", play = { "a2-a3", "d2-d3", "a3-a4" }, result = "ongoing",
}

-- The Crab takes who stands behind it when it has gone, over whom it has leapt: never itself.
local crabs = head .. [[
piece "Crab" { "C", move = quiet(b.n + jump(b.n * b.n)):takes(b.s) + b.w }
setup "4/4/4/CC2"
turn { "capture" }
turn { "move", otherwise = true }
ending { draw { no_moves } }
]]

test "who takes nobody makes no capture, and shuts nothing out" {
  source = crabs, fen = "4/4/4/1C2 w", moves = { "b1-a1", "b1-b2", "b1-b3" },
}
test "who takes somebody does" {
  source = crabs, fen = "4/4/1c2/1C2 w", moves = { "b1xb2-b3" },
}
test "a friend is somebody" {
  source = crabs, fen = "4/4/1C2/3C w", moves = { "b2-a2", "b2-b3", "b2-b4", "d1-c1", "d1-d2", "d1-d3" },
}
test "and taken" {
  source = crabs, fen = "4/4/1C2/1C2 w", play = { "b1xb2-b3" }, final_fen = "4/1C2/4/4 b",
}

-- The Brute takes friends, too, but no royal one; who swaps takes nobody, and who comes back takes not himself.
local brutes = head .. [[
piece "King" { "K", royal = true, move = revisit(b.n * b.s):to(friend) + b.n }
piece "Brute" { "B", move = b.ortho:to(empty + friend + enemy) + (b.ne + b.nw) * swap }
piece "Man" { "M" }
setup "3k/3b/K1K1/MBB1"
ending { draw { no_moves } }
]]

test "who takes friends takes no royal man" {
  source = brutes,
  moves = { "a2-a2", "a2-a3", "c2-c2", "c2-c3", "b1-b2", "b1xa1", "b1xc1", "b1-a2", "b1-c2", "c1xb1", "c1-d1" },
}
test "nor where he may not be left attacked" {
  source = brutes .. "forbid { in_check() }", fen = "3k/3b/2K1/1BB1 w",
  moves = { "c2-c2", "b1-a1", "b1-b2", "b1xc1", "b1-c2", "c1xb1", "c1-d1" },
}

-- Another man is led to where no cell is: he stays.
local shifts = head .. [[
piece "King" { "K", move = quiet(b.n) * shift("d1", "c1") }
piece "Rook" { "R", move = b.n }
setup "3k/4/4/K1*R"
ending { draw { no_moves } }
]]

test "nobody is led to where no cell is" { source = shifts, play = { "a1-a2" }, final_fen = "3k/4/K3/2*R b" }

-- The Spy looks at an enemy, the Mage wins him over, the Archer shoots him.
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

test "who only looks attacks nobody" {
  source = looks .. 'setup { "3k/2S1/4/K3", first = "Black" }', from = "d4",
  moves = { "d4-c4", "d4xc3", "d4-d3" },
}
test "nor does who wins men over" {
  source = looks .. 'setup { "3k/2M1/4/K3", first = "Black" }', from = "d4",
  moves = { "d4-c4", "d4xc3", "d4-d3" },
}
test "who takes from afar attacks" {
  source = looks .. 'setup { "3k/2A1/4/K3", first = "Black" }', from = "d4",
  moves = { "d4xc3", "d4-d3" },
}

-- Where there is a capture, it must be made: looking is none, nor is winning somebody over.
local must = looks .. 'turn { "capture" } turn { "move", otherwise = true } '

test "to look is no capture" {
  source = must .. 'setup "k3/4/pp2/SM1K"',
  moves = { "a2", "b2", "b1-c1", "d1-c1", "d1-c2", "d1-d2" },
}
test "to shoot is one" { source = must .. 'setup "k3/p3/A3/S2K"', moves = { "a2xa3" } }

-- One player alone, who may pass.
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

test "a pass that leaves everything as it was repeats it" {
  source = alone, moves = { "a2-a1", "a2-a3" },
  illegal = { "--" }, why = "the position occurs for the second time",
}

-- Long walks that make of one man an X, then a Y, or the other way round.
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

test "what is done last on a cell stands there" { source = orders, perft = { 2 } }

-- On its way it takes whom it can, and comes back to where it stood then; nobody was taken there.
local bombs = head .. [[
piece "Bomb" { "B", move = revisit(b.n * any(b.ortho * enemy * take) * b.n * b.s * at(-taken) * b.e) }
piece "Pawn" { "P", move = b.n }
setup "p3/4/4/B3"
ending { draw { no_moves } }
]]

test "a cell where a man merely stood is not taken" { source = bombs, perft = { 1 } }

-- So many men of one kind are taken at once that a byte does not count them.
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

test "all men of a full board are taken at once" { source = crowd, play = { "--" }, result = "White wins (all)" }

-- Who makes a move that goes nowhere: whoever comes from the hand, or takes.
local drops = head .. [[
hand { Stone = 3, captured = true }
piece "Stone" { "S", drop = anywhere * enemy * take * b.n }
setup "1ss1/4/S1s1/4"
ending { win { captured(), who = captor, says = "captor" }, draw { no_moves } }
]]

test "a drop that takes on its way is the captor, and has what it took" {
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

test "what is put on the board by a man comes from no hand" { source = crafts, play = { "a3=P" }, result = "ongoing" }
test "who is converted has not moved" { source = crafts, play = { "b3" }, result = "ongoing" }

local follows = head .. [[
piece "Stone" { "S", drop = anywhere:to(b:zone { "d4" }) }
turn { "move" }
turn { "pass" }
follow { at(empty * b:zone { "a1" }) * put("Stone", nobody), from = b:zone { "a1" } }
ending { win { dropped(), says = "dropped" } }
]]

test "nor does what follows from a pass" { source = follows, play = { "--" }, result = "ongoing" }
test "what is put down does" { source = follows, play = { "S@d4" }, result = "White wins (dropped)" }

test "a hole in a picture is one for each player" {
  source = [[
    game { language = 1, name = "Holes" }
    local b = square(4, 3)
    players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
    piece "Man" { "M", move = b.all }
    setup { "* . M ." }
    ending { draw { no_moves } }
  ]], play = { "c1-c2" }, final_fen = "*1m1/2M1/*3 b",
}

-- Who is led along takes whom he meets, but no royal man.
local porters = head .. [[
piece "King" { "K", move = b.all, royal = true }
piece "Porter" { "P", move = b.n * shift("a1", "b1") }
setup "4/4/3P/R3"
piece "Rook" { "R", move = b.ortho }
ending { draw { no_moves } }
]]

test "who is led along takes a friend" {
  source = porters, fen = "4/4/3P/RR2 w", play = { "d2-d3" }, final_fen = "4/3P/4/1R2 b",
}
test "but stays before a King, whosever" {
  source = porters, fen = "4/4/3P/RK2 w", play = { "d2-d3" }, final_fen = "4/3P/4/RK2 b",
}
test "and where nobody stands, nobody is led" {
  source = porters, fen = "4/4/3P/1r2 w", play = { "d2-d3" }, final_fen = "4/3P/4/1r2 b",
}
