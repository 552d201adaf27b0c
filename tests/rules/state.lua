-- What a game remembers besides its board, tested with small games.

-- A right that ends as soon as its cell is touched; each move is followed by a throw.
local home = [[
game { language = 1, name = "Home" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
right "home" { letter = "H", lost_by = b:zone { "a1" } }
piece "Man" { "M", move = b.ortho }
setup { "M . . M" }
throw "step" { when = always, shows = "{%d}", { 1 } }
ending { win { no_moves } }
]]

test "a right that a move ends is lost, whatever is thrown after the move" {
  source = home,
  play = { "A1-A2 {1}" }, final_fen = "m2m/4/M3/3M b h",
}
test "a move elsewhere keeps the right" {
  source = home,
  play = { "D1-D2 {1}" }, final_fen = "m2m/4/3M/M3 b Hh",
}

-- An option can say who has a right at all, for all players or for each side.
local lent = [[
game { language = 1, name = "Lent" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local all = option "all" { help = "Who may.", { "yes", true, help = "All." }, { "no", false, help = "None." } }
local one = option "one" { per_side = true, help = "Who may.", { "yes", true, help = "He." }, { "no", false,
  help = "Not he." } }
local r = right "r" { letter = "R", given = all }
local q = right "q" { letter = "Q", given = one }
piece "Man" { "M", move = once(r, b.n) + once(q, b.e) }
setup { "M . . ." }
ending { win { no_moves } }
]]

test "what is given by an option is given" { source = lent, moves = { "A1-A2", "A1-B1" } }
test "or not given" { source = lent, set = { all = "no", ["black.one"] = "no" }, moves = { "A1-B1" } }
test "or not given to one side" {
  source = lent, set = { all = "no", ["white.one"] = "no" }, moves = {}, final_fen = "m3/4/4/M3 w q",
}

-- A move may put a piece of any player on the board, or a neutral one.
local gifts = [[
game { language = 1, name = "Gifts" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Miser" { "M", move = b.e * put "Gift" }
piece "Giver" { "G", move = b.e * put("Gift", other) }
piece "Server" { "S", move = b.e * put("Gift", "Black") }
piece "Waster" { "W", move = b.e * put("Rock", nobody) }
piece "Gift" { "I", move = b.n }
piece "Rock" { "*" }
setup { "M . . . ." }
ending { win { no_moves } }
]]

test "a piece is the mover's, another's, a named player's or nobody's" {
  source = gifts, fen = "4i/M4/G4/S4/W4 w",
  play = { "A4-B4=I", "E5-E4", "A3-B3=I", "E4-E3", "A2-B2=I", "E3-E2", "A1-B1=*" }, final_fen = "5/1I3/1i3/1i2i/1*3 b",
}

-- Counters and markers may share a field of FEN.
local race = [[
game { language = 1, name = "Race" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local laps = counter "laps" { per_player = true, start = 3, max = 3 }
local left, come = marker "left" { brief = true }, marker "come" { brief = true }
piece "Runner" { "R", move = b.n * mark(come) * laps:raise(-1) + mark(left) * b.e * mark(come) }
setup { "R . . ." }
fen { "cells", "side", { laps:of "White", "+", laps:of "Black" }, { left, come } }
]]

test "counters are written with the signs between them" {
  source = race, play = { "A1-A2" }, final_fen = "r3/4/R3/4 b 2+3 -a2",
}
test "markers that name nothing are written as a dash" {
  source = race, final_fen = "r3/4/4/R3 w 3+3 -",
}
test "and are read back" {
  source = race, fen = "r3/4/4/R3 b 1+2 a1b1", play = { "A4-A3" },
  final_fen = "4/r3/4/R3 w 1+1 -a3",
}

-- Zones in rules and changes are each player's own, also before the first move.
local ranked = [==[
game { language = 1, name = "Ranked" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
local own = counter "own" { per_player = true }
setup { [[ . M . .
           M . M . ]] }
fen { "cells", "side", own }
after { own:set(count(mover, "Man", rank(1))), at = "start" }
ending { win { count(mover, "Man", rank(4)):over(0), says = "there" } }
]==]
test "a change at the start counts each player's first rank" {
  source = ranked, play = { "a1-a2" }, final_fen = "m1m1/1m2/MM2/2M1 b 2 2",
}
test "a player who has arrived in a given position has won" {
  source = ranked, fen = "1M2/4/4/m3 b 0 0", result = "White wins (there)",
}
test "a player who did not move there has not" {
  source = ranked, fen = "m3/4/4/1M2 b 0 0", result = "ongoing",
}

-- Changes take effect one after another: each sees those before it, and its condition is asked
-- again. So do effects of a walk.
local changing = [==[
game { language = 1, name = "Changing" }
local b = square(3, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function kept(name, start) return counter(name) { start = start, shown = true } end
local x, y, p, q, t, u = kept("x", 1), kept("y", 2), kept("p", 1), kept("q", 2), kept("t", 0), kept("u", 0)
piece "Ant" { "A", move = b.n * p:set(q) * q:set(p) }
setup [[ A A A ]]
after { x:set(y), y:set(x), at = "move" }
after { t:set(5), u:set(1), when = t:is(0), at = "move" }
ending { win { no_moves } }
]==]
test "later changes see earlier ones" {
  source = changing, play = { "a1-a2" }, final_fen = "aaa/3/3/A2/1AA b 2 2 2 2 5 0",
}

-- As a number `captured` is how many were captured, also in a sum; combined with another
-- condition it is 1 or 0.
local blast = [[
game { language = 1, name = "Blast" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function kept(name) return counter(name) { shown = true } end
local sum, weighed, mostly, half, alone = kept "sum", kept "weighed", kept "mostly", kept "half", kept "alone"
piece "Man" { "M", move = b.n }
piece "Rook" { "R", move = b.n }
piece "Bomb" { "B", move = quiet(b.n) * any(b.all * enemy * take) }
setup "5/5/mmr2/5/1B3"
after {
  sum:raise(captured "Man" + captured "Rook"), weighed:raise(10 * (captured "Man" + captured "Rook") + captured "Rook"),
  mostly:raise(most(captured "Man", captured "Rook" + captured "Bomb")),
  half:raise(captured() * moved_by "White"), alone:raise(1 * captured() * moved_by "White"),
}
ending { win { (captured "Man" + captured "Rook"):is(3), says = "three" } }
]]
test "captures of two kinds are added up" {
  source = blast, play = { "b1-b2" }, final_fen = "5/5/5/1B3/5 b 3 31 2 1 3", result = "White wins (three)",
}

-- A quotient is rounded down, and a remainder is never negative.
local halves = [==[
game { language = 1, name = "Halves" }
local b = square(3, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function kept(name) return counter(name) { min = -100, shown = true } end
local one, p, q, r, s, t = kept "one", kept "p", kept "q", kept "r", kept "s", kept "t"
piece "Ant" { "A", move = b.n }
setup [[ A A A ]]
after { one:set(1), p:set(-7 * one / (-3 * one)), q:set(-7 * one % (-3 * one)), r:set(7 * one / (-3 * one)),
  s:set(-7 * one / 3), t:set(-7 * one % 3) }
ending { draw { no_moves } }
]==]
test "numbers below 0 are divided" {
  source = halves, play = { "a1-a2" }, final_fen = "aaa/3/3/A2/1AA b 1 2 2 -3 -3 2",
}
