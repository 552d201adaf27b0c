-- What must be done first, and what must have the most of something.

local must = [==[
game { language = 1, name = "Must" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man"  { "M", move = quiet(b.n) + capture(b.forward_diag) }
piece "King" { "K", move = b.all }
setup "mmmmm/5/5/5/MMMMM"
turn { "capture" }
turn { "move", otherwise = true }
turn { "pass", otherwise = true }
ending { win { count(other):is(0), says = "all taken" }, draw { passed * was(passed) } }
]==]

test "a player who can capture must" { source = must, fen = "5/5/1m3/M1K2/5 w", moves = { "A2xB3", "C2xB3" } }
test "a player who cannot capture moves" {
  source = must, fen = "5/1m3/5/M4/4K w",
  moves = { "A2-A3", "E1-D1", "E1-D2", "E1-E2" },
}
test "a player who can do neither passes" { source = must, fen = "m4/M4/5/5/5 w", moves = { "--" } }
test "why a quiet move is illegal" {
  source = must, fen = "5/5/1m3/M1K2/5 w", illegal = { "C2-C3" },
  why = "a capture is mandatory: a2xb3",
}
test "counted" { source = must, perft = { 5, 25, 125 } }

-- What a pass needs restricts only a pass.
local rest = [==[
game { language = 1, name = "Rest" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local rests = counter "rests" { max = 3 }
piece "Man" { "M", move = quiet(b.n) + capture(b.forward_diag) }
setup "mmmmm/5/5/5/MMMMM"
turn { "capture" }
turn { "move", otherwise = true }
turn { "pass", when = rests:over(0) }
ending { win { count(other):is(0), says = "all taken" } }
]==]
test "the reason, next to an illegal pass" {
  source = rest, fen = "5/5/5/1m3/M3M w 0", illegal = { "E1-E2" }, why = "a capture is mandatory: a1xb2",
}

-- A piece leaps over one enemy or two; if two can be captured, two must be.
local most = [==[
game { language = 1, name = "Most" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local leap = each(b.all, function(d) return jump(d) * take * d end):to(empty)
piece "Man" { "M", move = leap + leap * leap }
setup "5/5/1m1m1/5/M4"
turn { "move", most = captured(anyone) }
ending { win { count(other):is(0) } }
]==]

test "two rather than one" {
  source = most, fen = "5/3m1/5/1m3/M4 w", moves = { "A1xB2xD4-E5" },
}
test "one if there is only one" {
  source = most, fen = "5/m4/5/3m1/4M w", moves = { "E1xD2-C3" },
}
test "whichever piece captures them" {
  source = most, fen = "5/1m1m1/1M3/1m3/M4 w",
  moves = { "A1xB2xB4-A5", "A1xB2xD4-E5" },
}
test "the moves of one piece are those with the most of all" {
  source = most, fen = "5/1m1m1/1M3/1m3/M4 w", from = "B3", moves = {},
}
test "why fewer is not enough" {
  source = most, fen = "5/3m1/5/1m3/M4 w", illegal = { "A1xB2-C3" },
  why = "another turn captures two pieces, this one only one: a1xb2xd4-e5",
}
test "`otherwise` without an earlier turn is a mistake" {
  source = [==[
game { language = 1, name = "Wrong" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = b.n }
turn { "move", otherwise = true, most = "two" }
]==],
  errors = { "turn: 'otherwise' needs another turn before it" },
}

-- Only the turn that says `otherwise` waits for those before it.
local waiting = [==[
game { language = 1, name = "Waiting" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = b.n }
turn { "capture" }
turn { "move", otherwise = true }
turn { "pass" }
setup "4/4/m3/M3"
ending { draw { no_moves } }
]==]
test "a turn behind one that waits is open" { source = waiting, moves = { "a1xa2", "--" } }
test "and so it is where that one is" { source = waiting, fen = "4/4/4/M3 w", moves = { "a1-a2", "--" } }
test "and as many moves follow" {
  source = waiting, fen = "4/4/m3/M3 w", perft = { 2, 3, 6 },
}

-- Three pieces move in one turn, each becomes one of nine: 3 * 2 * 9^3 turns, of more than a
-- hundred kinds.
test "many ends of parts are kept apart" {
  source = [[
game { language = 1, name = "Changers" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Yy" { "Y", value = 1, move = b.n * become("Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg", "Hh", "Ii") }
piece "Aa" { "A", value = 1 }
piece "Bb" { "B", value = 1 }
piece "Cc" { "C", value = 1 }
piece "Dd" { "D", value = 1 }
piece "Ee" { "E", value = 1 }
piece "Ff" { "F", value = 1 }
piece "Gg" { "G", value = 1 }
piece "Hh" { "H", value = 1 }
piece "Ii" { "I", value = 1 }
setup "3/3/3/YYY"
turn { { "move" }, { "move" }, { "move" } }
ending { loss { no_moves, who = other } }
]],
  perft = { 4374 },
}

-- The second part of a turn sees the values that the whole move gives.
local parts = [==[
game { language = 1, name = "Parts" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m, c = marker "m" { brief = true }, counter "c" { shown = true }
piece "Man" { "M", move = %s }
piece "Fan" { "F", move = none }
setup "3m/4/4/M2F"
turn { { "move" }, { "Fan", quiet(b.n), when = c:is(1) } }
turn { { "move" }, { "Fan", quiet(b.n^2), when = c:is(0) } }
ending { win { count(other):is(0) } }
]==]
local function part(set) return string.format(parts, "mark(m) * quiet(b.n) + quiet(b.e) * c:set(" .. set .. ")") end
test "which piece makes the move" { source = part '1 * by "Man"', moves = { "a1-a2,d1-d3", "a1-b1,d1-d2" } }
test "a marker that the move forgets" {
  source = part "1 * m:over(0)", fen = "3m/4/M3/3F w a2 0", moves = { "a2-a3,d1-d3", "a2-b2,d1-d3" },
}

-- The only part of a turn needs no braces of its own, whether it begins with one piece or several.
local bare = [==[
game { language = 1, name = "Bare" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all } piece "Rook" { "R", move = b.ortho } piece "Man" { "M", move = b.n }
setup { "K R M" }
turn { { "King", "Rook" }, b.n }
ending { win { no_moves } }
]==]
test "a turn of one part with several pieces" { source = bare, moves = { "a1-a2", "b1-b2" } }
