-- Why a move is illegal: the reason that is given is the one that applies.

local function given(pieces, setup, more)
  return ([==[
game { language = 1, name = "Reasons" }
local b = square(8, 8)
local n, ne, e, se, s, sw, w, nw = b.n, b.ne, b.e, b.se, b.s, b.sw, b.w, b.nw
local ortho, diag, all = b.ortho, b.diag, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
%s
setup { "%s" }
%s
]==]):format(pieces, setup, more)
end

local must = given([[piece "P" { "P", move = quiet(n + e) + capture(ne + nw) } piece "K" { "K", move = all }]],
  "P . . . K . . .", [[turn { "capture" } turn { "move", otherwise = true }
  turn { "pass", when = count(mover, "K"):at_least(2) } ending { win { captured "K" } }]])
test "what a pass needs restricts nothing else" {
  source = must, fen = "7k/8/8/8/3p4/2P5/P7/K7 w", illegal = { "a2-a3" }, why = "a capture is mandatory: c3xd4",
}

local hand = given([[piece "Stone" { "S", move = ortho, drop = anywhere:to(empty) } local stock = hand { Stone = 3 }]],
  "S . . . . . . .", [[turn { "capture" } turn { "drop", otherwise = true }
  turn { "pass", when = stock.Stone:is(0), otherwise = true } ending { win { count(other):is(0) } }]])
test "nor a drop" {
  source = hand, fen = "8/8/8/8/8/2s5/2S5/8[SSSsss] w", illegal = { "S@a1" }, why = "a capture is mandatory: c2xc3",
}

local unmoved = given([[piece "K" { "K", royal = true, move = all } piece "R" { "R", move = straight(ortho:ride()) }]],
  "K R . . . . . .", [[forbid { in_check(other) } ending { draw { no_moves } }]])
test "a check that is forbidden is not called the mover's own" {
  source = unmoved, fen = "k7/8/8/8/8/8/8/K2r3R w", illegal = { "h1-h8" },
  why = "it is forbidden because afterwards the opponent's royal piece is attacked",
}

local trader = given([[piece "I" { "I", move = n + straight(n:ride()) * swap } piece "K" { "K", move = all }]],
  "I . . . . . . K", [[ending { win { captured "K" } }]])
test "a piece that could swap is blocked on its way" {
  source = trader, fen = "7k/8/8/I7/8/i7/8/I6K w", illegal = { "a1-a5" }, why = "a3 holds an enemy I",
}

local priest = given([[piece "H" { "H", move = still(all) * enemy * convert + n } piece "K" { "K", move = all }]],
  "H . . . . . . K", [[ending { win { captured "K" } }]])
test "a piece that only looks captures nothing" {
  source = priest, fen = "7k/8/8/8/8/8/H7/7K w", illegal = { "a2-a1" },
  why = "a1 is empty, but an enemy must stand there",
}

game "chess"
test "castling written with zeros" { illegal = { "0-0-0" }, why = "c1 holds your own Bishop" }

local roles = given([[piece "Rat" { "R", move = all:to(empty + enemy * -kind "Rat" * -b:zone { "c3" }) }]],
  "R R R . . . . .", [[ending { win { count(other):is(0) } }]])
test "each alternative is named" {
  source = roles, fen = "8/8/8/8/8/2r5/2R5/8 w", illegal = { "c2-c3" },
  why = "c3 does not work here: it is not empty and a Rat stands there",
}

-- A player who moves again does not give check with their own king.
local double = given([[piece "King" { "K", royal = true, move = all }
piece "Rook" { "R", move = straight(ortho:ride()) } local moved = counter "m" { max = 1 }]], "R . . . K . . R",
  [[after { moved:set(1 - moved), at = "move" } again { moved:is(1) }
  ending { win { no_moves * in_check(other) }, draw { no_moves } }
  notation "standard" { move = "{piece}{which}{to}", capture = "{piece}{which}x{to}", check = "+", mate = "#" }]])
test "no check sign if the turn goes on" {
  source = double, fen = "4k3/8/8/8/4r3/8/8/4K2R w 0", legal = { "Ke2", "Rg1" },
}

-- A zero in a move's own name is a zero.
local ten = given([[local go = counter "go" {}
piece "Man" { "M", move = n + (stay * at(go:over(0))) * go:set(0) * called "10" }]],
  "M . . . . . . .", [[ending { win { count(other):is(0) } }]])
test "a move that is named by a number" { source = ten, illegal = { "10" }, why = "'go' is 0" }

-- For walks with names, the reasons are those of the named walk. Its name is read as loosely as
-- if it were legal.
local pits = given([[local left, right = counter "left" {}, counter "right" {}
piece "Pit" { "P", move = stay * at(left:over(0)) * left:set(0) * called "pit 1"
  + stay * b:zone { "c1" } * at(right:over(0)) * right:set(0) * called "pit 2" + n }]],
  "P . . . . . . .", [[ending { win { count(other):is(0) } }]])
test "another walk's name is not a reason" { source = pits, illegal = { "pit 1" }, why = "'left' is 0" }
test "names are read without blanks" { source = pits, illegal = { "PIT1" }, why = "a1 does not work here: 'left' is 0" }

-- A piece that is put on the board by a walk, not from a hand, is stopped by a piece on its
-- cell.
local duck = given([[piece "Man" { "M", move = quiet(n) } piece "Duck" { "*" }]], "M . M . . . . .",
  [[turn { { "move" }, { "Man", still(anywhere * empty * put("Duck", nobody)) } } ending { win { no_moves } }]])
test "the cell of a second part is occupied" {
  source = duck, illegal = { "a1-a2,*@a2" }, why = "after a1-a2, a2 is not empty: your own Man stands there",
}
test "or it is free" { source = duck, legal = { "a1-a2,*@a1" } }

-- Of several ways over the same cells, the one that came farthest is the reason: the others do not
-- apply here, as their first condition says.
local back = given([[local came, gone = marker "came" { brief = true }, marker "gone" { brief = true }
piece "Man" { "M", move = mark(gone) * ((n + s):from(-marked(came)) + (n + s):from(marked(came)):to(-marked(gone)))
  * mark(came) }]], "M . . . . . . .", [[again { always } ending { win { count(other):is(0) } }]])
test "of two ways the one that applies" {
  source = back, play = { "a1-a2" }, illegal = { "a2-a1" }, why = "a1 does not work here: it is marked 'gone'",
}

-- The first part of a turn alone, which no legal turn begins with: the reason is that of a whole
-- turn.
local glass = given([[piece "King" { "K", royal = true, move = all }
piece "Rook" { "R", move = straight(ortho:ride()) }]],
  "K . . . . . . R", [[turn { { "move" }, { { "King", "Rook" }, quiet(still(n * put "Rook")) } }
  forbid { in_check() } ending { draw { no_moves } }]])
test "a turn is begun that no rest makes legal" {
  source = glass, fen = "7k/8/8/8/8/8/r6r/4K3 w", illegal = { "e1-e2" },
  why = "e1-e2 is not legal: after the rest of the turn, it would leave your King on e2 attacked by the Rook on a2 " ..
    "and the Rook on h2",
}

-- What a piece that stays puts elsewhere is written without it: a2=*.
local layer = given([[
piece "King" { "K", move = quiet(n) + quiet(still(anywhere * -rank(1) * empty * put("Stone", nobody))) }
piece "Stone" { "*" }]], "K . . . . . . .",
  [[forbid { cells(neutral * rank(8)):over(0) } ending { win { no_moves } }]])
local outside = "b1 does not work here: it is not on ranks 2 to 8"
test "why nothing may be put there" { source = layer, illegal = { "b1=*" }, why = outside }
test "or is forbidden" {
  source = layer, illegal = { "b8=*" }, why = "b8=* is not legal: it is forbidden because afterwards",
}
test "written as a drop" { source = layer, illegal = { "*@b3" }, why = "the legal move with Stone put on b3 is b3=*" }
test "a drop that is none, and illegal" { source = layer, illegal = { "*@b1" }, why = outside }
