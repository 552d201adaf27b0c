-- Players by their roles in a move, and what each of them owns.

-- Racing kings: no move may give check to either king.
local racing = [==[
game { language = 1, name = "Racing" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "King" { "K", move = b.all, royal = true }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
setup "6/6/6/6/kr2RK/6"
ending { win { landed(rank(6)) * by "King" } }
]==]
local anyone, each = racing .. "forbid { in_check(anyone) }", racing .. "forbid { in_check(), in_check(other) }"

test "nobody may be in check: not the opponent" {
  source = anyone, fen = "6/6/6/6/k4K/4R1 w", illegal = { "e1-a1", "e1-e2" },
}
test "nor the mover" {
  source = anyone, fen = "6/6/6/6/k4K/r5 w", illegal = { "f2-f1" },
}
test "both at once" {
  source = anyone, perft = { 6, 35, 304, 2840 },
}
test "asked one by one" {
  source = each, perft = { 6, 35, 304, 2840 },
}

-- Circe: a captured rook of the named player comes back on its starting cell.
local circe = [==[
game { language = 1, name = "Circe" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "King" { "K", move = b.all }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
setup "r2k/4/4/R2K"
follow { stay * put("Rook", other), from = b:zone { "a4" } * empty * captured("Rook", other) }
ending { win { captured "King" } }
]==]

test "what follows belongs to the opponent" {
  source = circe, fen = "3k/r3/4/R2K w", play = { "a1xa3" }, final_fen = "r2k/R3/4/3K b",
}

-- Each player has a marker, and a throw starts from it.
local winds = [==[
game { language = 1, name = "Winds" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m = marker "m" { per_player = true }
piece "Man" { "M", move = b.all * mark(m) }
piece "Storm" { "*", value = 0 }
setup "m4/5/5/5/M4"
ending { win { captured "Man" } }
]==]
local own = winds .. [[
throw "wind" { shows = "{%d}", { 1, from = m, walk = still(b.e * empty) * put("Storm", nobody) } }]]
local others = winds .. [[throw "wind" { shows = "{%d}",
  { 1, from = m:of(other), walk = still(b.e * empty) * put("Storm", nobody), optional = true } }]]
local draught = winds .. [[throw "draught" { shows = "{%d}",
  { 1, when = m:over(0) * m:of(other):over(0), from = m, walk = m:advance(m:of(other)) }, { 2 } }]]

test "the first player's throw starts at his marker" {
  source = own, play = { "a1-a2", "{1}" }, final_fen = "m4/5/5/M*3/5 b a2 -",
}
test "the second player's at his own" {
  source = own, play = { "a1-a2", "{1}", "a5-a4", "{1}" }, final_fen = "5/m*3/5/M*3/5 w a2 a4",
}
test "`of(other)`: at the opponent's" {
  source = others, play = { "a1-a2", "{1}", "a5-a4", "{1}" }, final_fen = "5/m4/5/M*3/5 w a2 a4",
}
test "a piece that goes to the opponent's marker captures there" {
  source = draught, play = { "a1-a2", "{2}", "a5-a4", "{1}" }, final_fen = "5/5/5/m4/5 w a2 a4",
  result = "Black wins",
}

-- A throw can name a cell, which is the board's; the walk from there is as the mover sees it.
local fixed = [==[
game { language = 1, name = "Fixed" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.e }
piece "Storm" { "*", value = 0 }
setup "m2/3/M2"
throw "wind" { shows = "{%c}",
  { "c2", from = "c2", walk = still(b.n * empty) * put("Storm", nobody), optional = true } }
ending { win { captured "Man" } }
]==]

test "a throw starts on the named cell, and goes on as the mover sees it" {
  source = fixed, play = { "a1-b1", "{c2}", "a3-b3", "{c2}" }, final_fen = "1m*/3/1M* w",
}

-- A throw's walk knows what was thrown wherever it does something.
local dice = [==[
game { language = 1, name = "Dice" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = b.all }
piece "Storm" { "*", value = 0 }
setup "3/1m1/M2"
throw "die" { dice = { dice(1, 2) }, shows = "{%d}",
              { from = "a3", optional = true,
                walk = still(b.e^2) * every(b.s * empty * at(roll(1):is(2)) * put("Storm", nobody)) } }
ending { win { captured "Man" } }
]==]

test "a one does nothing" {
  source = dice, play = { "a1-b1", "{1}" }, final_fen = "3/1m1/1M1 b",
}
test "a two does what it says" {
  source = dice, play = { "a1-b1", "{2}" }, final_fen = "3/1m*/1M1 b",
}

-- Fields of FEN for named players.
local fields = [==[
game { language = 1, name = "Fields" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local c, d = counter "c" { per_player = true }, counter "d" { per_player = true }
local m = marker "m" { per_player = true }
piece "Man" { "M", move = b.all * mark(m) }
setup "m2/3/M2"
after { c:raise(), d:raise(2) }
fen { "cells", "side", c:of "Black", m:of "White", "-", c:of "White", m:of "Black", d }
ending { win { captured "Man" } }
]==]

test "each field is one player's, in the order in which they are named" {
  source = fields, play = { "a1-b1" }, final_fen = "m2/3/1M1 b 0 b1 - 1 - 2 0",
}
test "and they are read in that order" {
  source = fields, fen = "m2/3/1M1 b 5 b1 - 7 c3 2 4", play = { "a3-b3" }, final_fen = "1m1/3/1M1 w 6 b1 - 7 b3 2 6",
}

-- Without a capture there is neither captor nor loser: nothing of theirs is set, and 0 is read.
local quiet = [==[
game { language = 1, name = "Quiet" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Red", letter = "r" }, { "Black", letter = "b", style = "'" } }
piece "Man" { "M", move = b.all }
setup "m3M'/5/5/5/2M2"
local lost, won = counter "lost" { per_player = true }, counter "won" { per_player = true }
local own = counter "own" { start = 9 }
after { lost:of(loser):raise(), won:of(captor):raise(),
        own:set(won:of(captor) * 10 + lost:of(loser)), at = "move" }
ending { draw { count(captor):over(2) + turn_of(loser) * -captured() } }
fen { "cells", "side", lost, won, own }
]==]

test "a quiet move has no captor and no loser" {
  source = quiet, play = { "c1-c2" }, final_fen = "m3M'/5/5/2M2/5 r 0 0 0 0 0 0 0", result = "ongoing",
}
test "a capture has both, and the next quiet move neither" {
  source = quiet, fen = "m3M'/5/5/5/3Mm w 0 0 0 0 0 0 9", play = { "d1xe1", "a5-a4" },
  final_fen = "4M'/m4/5/5/4M b 0 1 0 1 0 0 0", result = "ongoing",
}

-- A neutral royal piece is never captured, whatever comes to its cell.
local kings = [[
game { language = 1, name = "Nobody's kings" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "King" { "K", royal = true, move = b.all:to(empty + enemy) }
piece "Man" { "M", move = b.all:to(neutral + empty) }
piece "Taker" { "T", move = b.e:takes(b.n) }
setup { "m2k/4/4/MT1K", nobody = { King = b:zone { "a2", "b2" } } }
ending { draw { repeated(3) } }
]]
test "no move onto a King that belongs to nobody, nor its capture on the way" {
  source = kings, moves = { "B1-C1", "D1-C1", "D1-D2", "D1-C2" }, perft = { 4, 24, 110 },
}
