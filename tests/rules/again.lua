-- Which player moves again, and which is skipped.

-- A player who captures goes on, with the piece that captured.
local go_on = [==[
game { language = 1, name = "Go on" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local last = marker "who goes on" {}
local on = counter "captures in a row" {}
piece "Man" { "M", move = b.all:from(-marked(last) + always) * mark(last) }
setup "mmmmm/5/5/5/MMMMM"
turn { "move", when = on:is(0) }
turn { { { "Man" }, capture(b.all):from(marked(last)) * mark(last), when = on:over(0) } }
turn { "pass", when = on:over(0) }
after { on:set((on + 1) * captured() * -passed), at = "move" }
again { captured() * -passed }
fen { "cells", "side", last, on }
ending { win { count(other):is(0), says = "all taken" } }
]==]

test "a quiet move ends the turn" {
  source = go_on, play = { "A1-A2" }, final_fen = "mmmmm/5/5/M4/1MMMM b a2 0",
}
test "after a capture the player goes on with that piece, or passes" {
  source = go_on, fen = "4m/5/2m2/1m3/M4 w - 0", play = { "A1xB2" },
  final_fen = "4m/5/2m2/1M3/5 w b2 1", moves = { "B2xC3", "--" },
}
test "then the opponent moves" {
  source = go_on, fen = "4m/5/2m2/1m3/M4 w - 0", play = { "A1xB2", "--" },
  final_fen = "4m/5/2m2/1M3/5 b b2 0",
}
test "turns are counted, not moves" {
  -- quiet: a2 b1; the capture of b2, and then a pass, or that of c3 as well and a pass
  source = go_on, fen = "4m/5/2m2/1m3/M4 w - 0", perft = { 4 },
}

-- Whatever lets a player go on, a turn is over after a hundred moves.
local endless = [==[
game { language = 1, name = "Endless" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = quiet(b.e + b.w) }
setup "m3/4/4/M3"
again { always }
ending { win { captured() } }
]==]
local to_and_fro = {}
for i = 1, 99 do to_and_fro[i] = i % 2 == 1 and "a1-b1" or "b1-a1" end

test "after ninety-nine moves the player goes on" {
  source = endless, play = to_and_fro, final_fen = "m3/4/4/1M2 w",
}
to_and_fro = { table.unpack(to_and_fro) }
to_and_fro[100] = "b1-a1"
test "after a hundred the turn is over" {
  source = endless, play = to_and_fro, final_fen = "m3/4/4/M3 b",
}

-- Three players; a player with no pieces left is skipped.
local three = [==[
game { language = 1, name = "Three" }
local b = square(4, 4)
players {
  { "White", letter = "w" }, { "Red", letter = "r", style = "a" }, { "Black", letter = "b", style = "'" },
}
piece "Man" { "M", move = b.all }
setup "4/mmmm/M'M'M'M'/MMMM"
skip { count(mover):is(0) }
ending { win { (count(anyone) - count(mover)):is(0), says = "alone" } }
]==]

test "each player in turn" { source = three, fen = "3m/4/4/M'2M w", play = { "d1-d2" }, final_fen = "3m/4/3M/M'3 r" }
test "a player who is out is passed over" {
  source = three, fen = "4/4/4/M'2M w", play = { "d1-d2" }, final_fen = "4/4/3M/M'3 b",
}
test "the last player left has won" {
  source = three, fen = "4/4/4/M'M2 w", play = { "b1xa1" }, result = "White wins (alone)",
}
