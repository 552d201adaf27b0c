-- Drops from the hand, tested with small games.

-- A captured piece goes to the captor's hand, a Guard as a Foot. A Foot cannot be dropped on
-- the last rank.
local small = [==[
game { language = 1, name = "Small" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
hand { "Foot", Tower = 0, captured = true }
piece "King"  { "K", move = b.all, royal = true }
piece "Foot"  { "F", move = b.n, drop = anywhere:to(-rank(4)) }
piece "Tower" { "T", move = straight(b.ortho:ride()), drop = anywhere }
piece "Guard" { "G", move = b.all, returns = "Foot" }
setup { [[ F . . F
           K . . T ]] }
forbid { in_check() }
ending { win { no_moves * in_check(other), says = "mate" }, draw { no_moves } }
]==]

test "an empty hand drops nothing" {
  source = small, moves = { "A1-B1", "A1-B2", "A2xA3", "D1-B1", "D1-C1", "D2xD3" },
}
test "a captured piece is in hand" {
  source = small, play = { "A2xA3" }, final_fen = "t2k/F2f/3F/K2T[F] b",
}
test "a Guard in hand is a Foot" {
  source = small, fen = "3k/1g2/1T2/K3[] w", play = { "B2xB3" }, final_fen = "3k/1T2/4/K3[F] b",
}
test "a Foot is dropped on an empty cell, but not on the last rank" {
  source = small, fen = "k3/f3/4/3K[F] w",
  moves = { "D1-C1", "D1-C2", "D1-D2", "F@A1", "F@B1", "F@C1", "F@A2", "F@B2", "F@C2", "F@D2",
            "F@B3", "F@C3", "F@D3" },
}
test "the hand has one less" {
  source = small, fen = "k3/f3/4/3K[FFTt] w", play = { "F@B2" }, final_fen = "k3/f3/1F2/3K[FTt] b",
}
test "Black drops as he sees the board" {
  source = small, fen = "k3/4/4/3K[f] b", legal = { "F@A2", "F@D4" }, illegal = { "F@A1" },
  why = "a1 does not work here: it is not on ranks 2 to 4",
}
test "no drop onto another piece" {
  source = small, fen = "k3/f3/4/3K[F] w", illegal = { "F@A3" }, why = "a3 is not empty: an enemy Foot stands there",
}
test "no drop of a piece that is not in hand" {
  source = small, fen = "k3/f3/4/3K[F] w", illegal = { "T@A1" }, why = "White has no Tower in hand",
}
test "a King is never dropped" {
  source = small, fen = "k3/f3/4/3K[F] w", illegal = { "K@A1" },
  why = "no King can be dropped from the hand",
}
test "a player in check must parry it" {
  source = small, fen = "k3/4/4/K3[T] b", play = { "A4-B4", "T@B1" }, result = "ongoing",
}
test "by a drop between king and tower" {
  source = small, fen = "3k/4/4/K2t[FT] w", moves = { "A1-A2", "A1-B2", "F@B1", "F@C1", "T@B1", "T@C1" },
}
test "and nowhere else" {
  source = small, fen = "3k/4/4/K2t[FT] w", illegal = { "F@A2" }, why = "attacked by the Tower on d1",
}
test "as many drops as perft counts" {
  source = small, fen = "k3/f3/4/3K[F] w", perft = { 13, 36 },
}

-- An unlimited number of stones, on a custom board; five are not needed to see it.
local row = [[
game { language = 1, name = "Row" }
local b = square(3, 3)
players { { "Cross", letter = "x" }, { "Nought", letter = "o" } }
piece "Mark" { "M", drop = anywhere }
local line = friend * leads(straight((b.all * friend)^2))
ending { win { cells(line):over(0), says = "three" }, draw { no_moves, says = "full" } }
notation "cells" { drop = "{to}" }
]]

test "noughts and crosses, counted" {
  source = row, perft = { 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872 },
}
test "three in a row" {
  source = row, play = { "a1", "b1", "a2", "b2", "a3" }, result = "Cross wins (three)",
  final_fen = "M2/Mm1/Mm1 o",
}

-- First all pieces are dropped, then they move: with `turn`.
local phases = [[
game { language = 1, name = "Phases" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local stock = hand { Man = 1 }
piece "Man" { "M", move = quiet(b.ortho), drop = anywhere }
turn { "drop", when = stock.any }
turn { "move", when = -stock.any }
ending { win { no_moves } }
]]

test "first drops" { source = phases, fen = "3/1M1/3[Mm] w", perft = { 8 } }
test "then moves" { source = phases, fen = "3/1M1/3[m] w", moves = { "B2-A2", "B2-B1", "B2-B3", "B2-C2" } }

test "an illegal drop is explained" {
  source = [[
game { language = 1, name = "Wrong" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Step"  { "S", drop = b.n }
piece "Stay"  { "T", drop = stay }
piece "Asks"  { "A", drop = friend * anywhere }
piece "Takes" { "K", drop = anywhere:to(enemy) }
piece "Falls" { "F", drop = take * anywhere }
piece "Ranks" { "R", drop = anywhere:from(rank(1)) }
]],
  errors = {
    "piece 'Step': drop: a drop comes from the hand; begin with `anywhere`",
    "piece 'Stay': drop: a drop needs a cell; begin with `anywhere`",
    "piece 'Asks': drop: there are no cells in the hand; ask about the cell of the drop, anywhere:to(...)",
    "piece 'Takes': drop: it can be dropped only on an empty cell",
    "piece 'Falls': drop",
    "piece 'Ranks': drop: there are no cells in the hand; ask about the cell of the drop, anywhere:to(...)",
  },
}

-- A turn that moves a piece and drops another.
local both = [==[
game { language = 1, name = "Both" }
local b = square(2, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
hand { "Foot" }
piece "Foot"  { "F", drop = anywhere }
piece "Tower" { "T", move = b.n }
turn { { "move" }, { "drop" } }
setup "2/T1"
]==]

test "a drop on the cell that the piece left is not a promotion" {
  source = both, fen = "2/T1[F] w", moves = { "+Fa1 a1-a2", "+Fb1 a1-a2", "+Fb2 a1-a2" },
}
test "and the dropped piece is there afterwards" {
  source = both, fen = "2/T1[F] w", play = { "+Fa1 a1-a2" }, final_fen = "T1/F1[] b",
}

-- What a drop does elsewhere is part of its text.
local shifty = [[
game { language = 1, name = "Shifty" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", value = 1, move = b.n }
piece "Stone" { "S", value = 1, drop = anywhere:to(rank(3)) * shift("a1", "b1") }
setup "4/4/4/M3"
turn { "drop" }
ending { loss { no_moves, who = other } }
]]

test "a drop that moves another piece is written in full" {
  source = shifty, moves = { "+Sa3 a1-b1", "+Sb3 a1-b1", "+Sc3 a1-b1", "+Sd3 a1-b1" }, illegal = { "+Sa3" },
  why = "the legal move with Stone put on a3 is +Sa3 a1-b1",
}
test "and moves that piece" { source = shifty, play = { "+Sc3 a1-b1" }, final_fen = "4/2S1/4/1M2 b" }

-- Several drops in one turn are written one after the other, each as it would be alone.
local several = [==[
game { language = 1, name = "Several" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Stone" { "S", drop = anywhere * any(b.ortho * enemy * take) }
piece "Tree"  { "T", drop = anywhere }
setup "3/3/3"
turn { { "drop" }, { "drop" } }
turn { { "drop" }, { { "Stone" }, b.ortho } }
ending { draw { no_moves } }
]==]
test "two drops in one turn" {
  source = several, legal = { "S@a1 S@b2", "S@a1 T@b2", "T@c1 T@c2", "T@a1 S@b2", "s@a1 t@b2" },
  illegal = { "S@a1", "S@a1 S@a1", "+SA1 S@b2" },
}
test "the first of two captures" {
  source = several, fen = "3/3/1s1 w", legal = { "S@a1 S@b1", "T@a1 T@b2" }, illegal = { "T@a1 T@b1" },
}

-- A drop after a move counts as a drop.
local second = [==[
game { language = 1, name = "Second" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.n + b.s }
piece "Stone" { "S", drop = anywhere }
piece "Tree" { "T", drop = anywhere }
turn { { "move" }, { "drop" } }
setup "k3/4/4/K3"
forbid { dropped "Stone" * touched(rank(4)) }
ending { win { captured "King" }, win { dropped "Tree", says = "a tree" } }
]==]
test "a move, then a forbidden drop" {
  source = second, legal = { "+Sb3 a1-a2", "+Tb4 a1-a2" }, illegal = { "+Sb4 a1-a2" },
}
test "a drop after the move ends the game" {
  source = second, play = { "+Tb3 a1-a2" }, result = "White wins (a tree)",
}
test "another drop does not" { source = second, play = { "+Sb3 a1-a2" }, result = "ongoing" }

-- A condition on a piece in hand is asked of no cell.
local gated = [==[
game { language = 1, name = "Gated" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local go = counter "go" {}
piece "Stone" { "S", drop = at(go:is(1)) * anywhere }
setup "3/3/3"
turn { "drop" }
turn { "pass", otherwise = true }
ending { draw { passed } }
]==]

test "why a drop is illegal" { source = gated, illegal = { "S@a1" }, why = "S@a1 is not legal: 'go' is not 1" }

-- A dropped piece may change others on its way.
local pushing = [[
game { language = 1, name = "Pushing" }
local b = square(4, 2)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
hand { Man = 2 }
piece "Man" { "M", drop = anywhere * (b.e * friend * unmake * make * put("Man", other)) * b.e }
setup "4/4"
ending { draw { no_moves } }
]]

test "only what comes from the hand is written as a drop" {
  source = pushing, fen = "4/1M2[M] w", moves = { "+Mb1 M@c1" },
}
test "and is read as one" {
  source = pushing, fen = "4/1M2[M] w", play = { "+Mb1 M@c1" }, final_fen = "4/1mM1[] b",
}

-- A cell that is emptied for a new piece is not a hole, and is not written as one.
local turncoats = [[
game { language = 1, name = "Turncoats" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local clear = unmake * make
piece "Ant" { "A", value = 1, move = b.n * (friend * clear) * b.n }
piece "Bee" { "B", value = 1,
  move = clear * put("Ant", other) * still(straight(b.all:ride())) * (enemy * kind "Ant") * clear * put "Bee" }
setup "5/5/5/5/5"
ending { win { no_moves } }
]]
test "a piece that swaps with an enemy" {
  source = turncoats, fen = "4a/5/5/5/2B1a w", moves = { "+Be1 c1=A" },
}
test "and makes its move in this way" {
  source = turncoats, fen = "4a/5/5/5/2B1a w", play = { "+Be1 c1=A" }, final_fen = "4a/5/5/5/2a1B b",
}
test "a removed piece is written" { source = turncoats, fen = "5/5/5/A4/A4 w", moves = { "a1-a3 ~a2" } }

-- A Cat takes Mice only. What is put down is what could be captured there: a Mouse may not be put
-- where the Cat sees it, a Dog may, whatever the Cat's walk asks.
local seen = [==[
game { language = 1, name = "Seen" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
hand { Mouse = 1, Dog = 1 }
piece "Cat"   { "C", move = b.ortho:to(empty + enemy * kind "Mouse") }
piece "Mouse" { "M", drop = anywhere:to(-attacked) }
piece "Dog"   { "D", drop = anywhere:to(-attacked) }
setup "3/1c1/3"
ending { draw { no_moves } }
]==]
test "a piece is put down only where it could not be captured itself" {
  source = seen,
  moves = { "M@a1", "M@c1", "M@a3", "M@c3", "D@a1", "D@b1", "D@c1", "D@a2", "D@c2", "D@a3", "D@b3",
            "D@c3" },
}
test "why it may not be put elsewhere" {
  source = seen, illegal = { "M@b1" }, why = "b1 is attacked by the Cat on b2",
}

-- Without a walk, `attacked` asks about the piece that stands there, of one cell or of many.
local watched = [==[
game { language = 1, name = "Watched" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Cat"   { "C", move = b.ortho:to(empty + enemy * kind "Mouse") }
piece "Mouse" { "M", move = b.diag }
piece "Dog"   { "D", move = b.diag }
local many = cells(friend * attacked):at_least(2)
setup "1M1/D2/2c"
ending { loss { many, who = mover, says = "seen" }, draw { no_moves } }
]==]
test "Dogs beside a Cat are not attacked" {
  source = watched, fen = "2D/3/Dc1 w", play = { "c3-b2" }, result = "ongoing",
}
test "Mice are" { source = watched, fen = "2M/3/Mc1 w", play = { "c3-b2" }, result = "Black wins" }
