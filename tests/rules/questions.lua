-- Walks that conditions ask about: rows, connections, groups, liberties.

local stones = [[
game { language = 1, name = "Stones" }
local b = square(5, 5)
local all, ortho = b.all, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local chain = (ortho * friend):ride()
local row = friend * leads(straight((all * friend)^3))
piece "Stone" { "S", move = quiet(all) }
setup "sssss/5/5/5/SSSSS"
ending {
  win { cells(row):over(0), says = "four in a line" },
  win { cells(friend * rank(5) * from(friend * rank(1), chain)):over(0), says = "edge to edge" },
  draw { groups(friend, all):is(1) * cells(friend):at_least(3), says = "one group" },
}
]]

-- A row is named as the board names it when one of its cells is; directions are the player's.
local ford = [[
game { language = 1, name = "Ford" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local stuck = beside(b.forward, enemy * kind "Log")
piece "Man" { "M", value = 1, move = (b.ortho:to(-rank(4)) + b.diag):from(-stuck) }
piece "Log" { "L", value = 1, move = b.ortho }
setup "m3m/5/1L3/5/4M"
ending { loss { no_moves, who = other } }
]]
test "for Black a row has its number on the board" {
  source = ford, fen = "5/5/m4/5/4M b", illegal = { "a3-a2" }, why = "a2 does not work here: it is on rank 2",
}
test "for Black a direction is his own" {
  source = ford, fen = "4m/m4/L4/5/4M b", illegal = { "a4-b4" },
  why = "a4 does not work here: an enemy Log stands one step forward from it",
}

test "four in a vertical line" {
  source = stones, fen = "2S2/2S2/2S2/3S1/1S3 w", play = { "D2-C2" },
  result = "White wins (four in a line)",
}
test "four in a diagonal line" {
  source = stones, fen = "4S/3S1/2S2/5/1S2S w", play = { "B1-B2" },
  result = "White wins (four in a line)",
}
test "four are not a row if one is an enemy" {
  source = stones, fen = "s4/2S2/2s2/2S2/1S2S w", play = { "B1-C1" }, result = "ongoing",
}
test "a bent chain leads from edge to edge" {
  source = stones, fen = "3S1/3S1/2SS1/2S2/3S1 w", play = { "D1-C1" },
  result = "White wins (edge to edge)",
}
test "a chain with one diagonal step does not" {
  source = stones, fen = "3S1/3S1/3S1/2S2/3S1 w", play = { "D1-C1" }, result = "draw",
}
test "two groups are not one" {
  source = stones, fen = "S3s/5/5/2S2/3S1 w", play = { "D1-D2" }, result = "ongoing",
}
test "three that touch are one" {
  source = stones, fen = "4s/5/1S3/2S2/4S w", play = { "E1-D1" }, result = "draw (one group)",
}

-- Walks may ask, too, and threats ask the same: with tables and without.
local shy = [[
game { language = 1, name = "Shy" }
local b = square(5, 5)
local all, ortho = b.all, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local liberty = leads((ortho * friend):upto(8) * ortho * empty)
piece "Shy"  { "S", move = quiet(all):to(-leads(straight(all * enemy * all * enemy))) }
piece "Bold" { "B", move = all:to(empty + enemy * -liberty) }
piece "Anchor" { "A", move = quiet(ortho):from(-leads(ortho * friend)) }
setup "sssss/5/5/5/SSSSS"
ending { win { no_moves } }
]]

test "a walk ends where no line of enemies starts" {
  source = shy, fen = "5/bb3/5/2S2/5 w", from = "C2", moves = { "B1", "B2", "B3", "C1", "D1", "D2", "D3", "C3" },
}
test "not on a cell from which a line of enemies starts" {
  source = shy, fen = "5/bb3/5/3S1/5 w", from = "D2", moves = { "C1", "C2", "C3", "D1", "D3", "E1", "E2", "E3" },
}
test "next to the line" {
  source = shy, fen = "5/bb1S1/5/5/5 w", from = "D4",
  moves = { "C3", "C5", "D3", "D5", "E3", "E4", "E5" },
}
test "an anchor does not move next to a friend" {
  source = shy, fen = "5/5/1AB2/5/4A w", from = "B3", moves = {},
}
test "otherwise it moves" {
  source = shy, fen = "5/5/1AB2/5/4A w", from = "E1", moves = { "D1", "E2" },
}

test "a walk that is asked about must have no effects" {
  source = [[
game { language = 1, name = "Wrong" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all * leads(b.n * take) }
piece "Dan" { "D", move = b.all * leads(b.n / b.s) }
setup { "M . ." }
]],
  errors = { "a walk that is asked about: `take` does nothing here; leave it out",
             "a walk that is asked about: `/` chooses between moves, and this is not a move" },
}

-- Reasons in plain words: a zone of all cells but two is named by the two, and of many cells
-- only some are named.
local zones = [[ game { language = 1, name = "Zones" }
  local b = square(9, 9)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
  hand { Fence = 5, Post = 5 }
  piece "Lord" { "K", value = 9, move = b.all:to(-b:zone { "e2", "a9" }) + b.e:to(b:shade(1)) }
  piece "Fence" { "F", value = 1, move = none, drop = anywhere:to(b:shade(1)) }
  piece "Post" { "P", value = 1, move = none, drop = anywhere:to(-b:zone { "b2" }) }
  setup { ". . . . K . . . ." }
  ending { win { captured "Lord" } } ]]
test "two cells are forbidden" {
  source = zones, illegal = { "e1-e2" }, why = "e2 does not work here: it is e2 or a9",
}
-- A zone is not described by the lines that it leaves out if they are more than its cells.
test "many cells are forbidden" {
  source = [[ game { language = 1, name = "River" }
    local b = square(7, 9)
    players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
    local wet = b:zone { "d1", "b4", "b5", "b6", "c4", "c5", "c6", "e4", "e5", "e6", "f4", "f5", "f6" }
    piece "Lord" { "K", value = 9, move = b.all:to(-wet) }
    setup { "K . K . . . ." }
    ending { win { captured "Lord" } } ]],
  illegal = { "c1-d1" }, why = "d1 does not work here: it is one of 13 cells such as d1, b4 and c4",
}
test "one cell is forbidden" {
  source = zones, illegal = { "P@b2" }, why = "b2 does not work here: it must be another cell",
}
test "many cells are allowed" {
  source = zones, illegal = { "F@c1" }, why = "c1 does not work here: it is none of 40 cells such as b1, d1 and f1",
}
test "a drop captures nothing" {
  source = zones, illegal = { "P@e9" }, why = "e9 is not empty: an enemy Lord stands there",
}

-- In a zone without cells there is no piece, and not every piece.
test "a zone without cells" {
  source = [==[
game { language = 1, name = "Nowhere" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "k3/4/4/3K"
ending { win { count(mover, "King", rank(1) * rank(2)):over(0), says = "somewhere" },
         draw { count(mover, "King", rank(1) * rank(2)):is(0), says = "nowhere" } }
]==], play = {}, result = "draw (nowhere)",
}

-- An option's zone can differ for each side, also as part of another zone.
local sides = [==[
game { language = 1, name = "Sides" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local g = option "goal" { per_side = true, { "far", b.rank(6) }, { "near", b.rank(3) } }
piece "Man" { "M", move = b.n + b.e }
setup "6/6/mm4/MM4/6/6"
ending { win { landed(g + b:zone { "f1" }), says = "home" },
         win { count(mover, "Man", g * b.file "f"):over(0), says = "there" },
         win { touched(g, other), says = "away" }, draw { no_moves } }
]==]
test "White's choice holds for White" {
  source = sides, set = { ["white.goal"] = "near" },
  fen = "6/m5/6/6/M5/6 w", play = { "a2-a3" }, result = "White wins (home)",
}
test "and not for Black" {
  source = sides, set = { ["white.goal"] = "near" },
  fen = "6/m5/6/6/M5/6 b", play = { "a5-a4" }, final_fen = "6/6/m5/6/M5/6 w",
}
test "Black's choice holds for Black" {
  source = sides, set = { ["black.goal"] = "near" },
  fen = "6/m5/6/6/M5/6 b", play = { "a5-a4" }, result = "Black wins (home)",
}
test "a zone in which pieces are counted is that of the player who has moved" {
  source = sides, set = { ["white.goal"] = "near" },
  fen = "6/m5/6/5M/M5/6 w", play = { "a2-b2" }, result = "White wins (there)",
}
test "and not that of the other" {
  source = sides, set = { ["black.goal"] = "near" },
  fen = "6/m5/6/5M/M5/6 w", play = { "a2-b2" }, final_fen = "6/m5/6/5M/1M4/6 b",
}
test "a zone that is touched can be the opponent's" {
  source = sides, set = { ["black.goal"] = "near" },
  fen = "6/m5/6/M5/6/6 w", play = { "a3-a4" }, result = "White wins (away)",
}

-- So can what a throw does, which needs a start if it does something for either side.
local winds = [==[
game { language = 1, name = "Winds" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local wind = option "wind" { per_side = true, { "calm", stay }, { "icy", put("Ice", nobody) } }
piece "Man" { "M", move = b.n }
piece "Ice" { "*", value = 0 }
throw "wind" { { 1, walk = wind } }
setup "6/6/mm4/MM4/6/6"
ending { draw { no_moves } }
]==]
test "a wind that is calm for all needs no start" { source = winds, perft = { 2 } }
test "a wind that is icy only for Black needs one" {
  source = winds, set = { ["black.wind"] = "icy" }, errors = { "throw 'wind': where does the walk begin?" },
}

-- `reached` asks where a piece could go. A Mason goes one step and builds two steps away; where he
-- can only build he cannot go.
local masons = [==[
game { language = 1, name = "Masons" }
local b = square(5, 2)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "King"  { "K", move = quiet(b.e + b.w):to(-reached(other, "Mason")) }
piece "Mason" { "M", move = b.e + b.w + quiet(still(jump(b.e^2 + b.w^2))) * put "Wall" }
piece "Wall"  { "W" }
setup "5/KM1m1"
ending { draw { no_moves } }
]==]
test "where a piece could only act it could not go" {
  source = masons, fen = "5/1K1m1 w", moves = { "b1-a1" },
}
test "a piece that only builds there leaves the cell to the King" {
  source = masons, fen = "5/1K2m w", moves = { "b1-a1", "b1-c1" },
}
