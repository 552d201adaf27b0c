-- Unbounded moves: effects on any number of cells, and chains of any length.

-- Flipping: every line of enemies that ends at a piece of one's own.
local flip = [==[
game { language = 1, name = "Flip" }
local b = square(10, 10)
players { { "Black", letter = "b" }, { "White", letter = "w" } }
local lines = every(straight((b.all * enemy * convert):ride() * b.all * friend))
piece "Disc" { "D", value = 1, drop = anywhere * lines }
setup "10/10/10/10/4dD4/4Dd4/10/10/10/10"
turn { "drop" }
turn { "pass", otherwise = true }
ending { draw { passed * was(passed) } }
]==]

test "discs are dropped where a line is flipped" {
  source = flip, moves = { "D@d6", "D@e7", "D@f4", "D@g5" }, perft = { 4, 12, 56, 244 },
}
test "what is flipped is found when the move is made" {
  source = flip, play = { "D@e7" }, final_fen = "10/10/10/4D5/4DD4/4Dd4/10/10/10/10 w",
}
test "eighteen at once, in all directions" {
  source = flip,
  fen = "10/4D5/1D2d2D2/2d1d1d3/3ddd4/1Ddd1dddD1/3ddd4/2d1d1d3/1D2D2D2/10 b", play = { "D@e5" },
  final_fen = "10/4D5/1D2D2D2/2D1D1D3/3DDD4/1DDDDDDDD1/3DDD4/2D1D1D3/1D2D2D2/10 w",
}
test "a line to the edge is not flipped, nor is one to an empty cell" {
  source = flip, fen = "10/10/10/10/10/3D6/3d6/ddd1d1D3/3d6/3D6 b", play = { "D@d3" },
  final_fen = "10/10/10/10/10/3D6/3D6/dddDd1D3/3D6/3D6 w",
}
test "nowhere else" {
  source = flip, illegal = { "D@a1" }, why = "this walk is not possible",
}

-- A drop that surrounds nothing is legal, too; a whole group that is surrounded is removed.
local stones = [==[
game { language = 1, name = "Stones" }
local b = square(10, 10)
local ortho = b.ortho
players { { "Black", letter = "b" }, { "White", letter = "w" } }
local free = beside(ortho, empty)
local alive = free + leads((ortho * enemy):ride() * at(free))
local group = ortho * (enemy * -alive) * take * (stay + (ortho * enemy * take):ride())
local mine = free + leads((ortho * friend):ride() * at(free))
piece "Disc" { "D", value = 1, drop = anywhere * any(group) }
setup "10/10/10/10/10/10/10/10/10/10"
turn { "drop" }
turn { "pass" }
forbid { cells(friend * -mine):over(0) }
ending { draw { passed * was(passed) } }
]==]

test "a stone that captures nothing" {
  source = stones, play = { "D@a1" }, final_fen = "10/10/10/10/10/10/10/10/10/D9 w",
}
test "a group of thirty" {
  source = stones, fen = "10/10/10/10/DDDDDD4/dddddd4/ddddddD3/ddddddD3/ddddddD3/ddddddD3 b",
  play = { "D@g5" },
  final_fen = "10/10/10/10/DDDDDD4/6D3/6D3/6D3/6D3/6D3 w",
}
test "a group with a liberty stays" {
  source = stones, fen = "10/10/10/10/DDDDDD4/dddddd4/ddddddD3/ddddddD3/ddddddD3/ddddddD3 b",
  play = { "D@j10" },
  final_fen = "9D/10/10/10/DDDDDD4/dddddd4/ddddddD3/ddddddD3/ddddddD3/ddddddD3 w",
}
test "no player fills his own last liberty" {
  source = stones, fen = "10/10/10/10/10/10/10/10/d9/1d8 b", illegal = { "D@a1" },
}

-- Chains. A piece jumps on as long as it can; a piece is jumped once, but a cell may be crossed
-- again.
local chain = [==[
game { language = 1, name = "Chain" }
local b = square(10, 10)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local room = empty + at_start
local jump = straight(b.ortho * (enemy * -taken) * take * b.ortho * room)
local more = leads(straight(b.ortho * (enemy * -taken) * b.ortho * room))
piece "Man" { "M", move = quiet(b.ortho) + revisit(jump:ride()):to(-more) }
setup "m9/10/10/10/10/10/10/10/10/9M"
turn { "capture", most = captured(anyone) }
turn { "move", otherwise = true }
ending { win { count(other):is(0), says = "all taken" } }
]==]

local twelve = "10/10/10/10/10/1m1m6/m9/1m1m1m1m2/8m1/Mm1m1m1m2 w"
test "a chain of twelve is the piece's only move" {
  source = chain, fen = twelve, from = "a1", moves = { "A1xB1xD1xF1xH1xI2xB3xD3xF3xH3xA4xB5xD5-E5" },
}
test "twelve captured by one move" {
  source = chain, fen = twelve,
  play = { "A1xB1xD1xF1xH1xI2xB3xD3xF3xH3xA4xB5xD5-E5" },
  final_fen = "10/10/10/10/10/4M5/10/10/10/10 b", result = "White wins (all taken)",
}
test "around a square and back: one move for either way" {
  source = chain, fen = "10/10/10/10/10/10/10/1m8/m1m7/Mm7m w", play = {},
  moves = { "A1xB1xA2xC2xB3-A1" },
}

-- A cell that the opponent's last move has marked is still known to `every`, until the move
-- marks another.
local marked = [==[
game { language = 1, name = "Runners" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local runner = marker "runner" { brief = true }
piece "Man" { "M", move = quiet(b.n) * mark(runner)
                        + quiet(b.e) * every(anywhere * (enemy * marked(runner)) * take)
                        + quiet(b.w) * mark(runner) * any(anywhere * (enemy * marked(runner)) * take)
                        + quiet(b.s) * runner:clear() * any(anywhere * (enemy * marked(runner)) * take) }
follow { anywhere * (enemy * marked(runner)) * become "Man" * convert, from = always }
setup "5/5/m4/4M/5"
ending { win { no_moves } }
]==]
test "`every` knows a brief marker while the move is made" {
  source = marked, play = { "e2-e3", "a3-b3" }, final_fen = "5/5/1m3/5/5 w -",
}
test "what the move itself has marked replaces it" {
  source = marked, fen = "5/5/1m2M/5/5 b e3", play = { "b3-a3" }, final_fen = "5/5/m3M/5/5 w a3",
}
test "and what the move has cleared is no longer marked" {
  source = marked, fen = "5/5/1m2M/5/5 b e3", play = { "b3-b2" }, final_fen = "5/5/4M/1m3/5 w -",
}
test "after the move it is forgotten" {
  source = marked, fen = "5/5/1m2M/5/5 b e3", play = { "b3-b4" }, final_fen = "5/1m3/4M/5/5 w b4",
}

-- An effect that occurs many times in a walk is one effect: only different ones are counted.
local often = [==[
game { language = 1, name = "Often" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local around = none
for x = 1, 8 do
  for y = 1, 8 do around = around + b.all * (enemy * file(("abcdefgh"):sub(x, x)) * rank(y)) * take end
end
piece "Man" { "M", move = quiet(b.all) * any(around + b.all * (enemy * rank(1)) * take * b.n * (enemy * take)) }
setup "m6m/8/8/3m4/2m5/8/3M4/M6M"
ending { win { count(other):is(0) } }
]==]
test "every adjacent piece is captured, by any of many ways" {
  source = often, play = { "d2-d3" }, final_fen = "m6m/8/8/3m4/8/3M4/8/M6M b",
}
