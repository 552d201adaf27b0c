-- Statements in unusual order: what is the same for all players comes before `players`.
local late = [[
game { language = 1, name = "Late" }
local b = square(4, 4)
local r = right "passing" { letter = "Q" }
local c = counter "steps" { start = 3, per_player = true, shown = true }
piece "Ant" { "A", move = b.all, value = 7, glyph = "x" }
setup "a2a/4/4/A2A"
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
after { c:raise() }
ending { win { c:is(5), says = "two steps" } }
after { r:set(-always), when = c:is(5) }
]]

test "each player has his own rights and counters" {
  source = late, fen = "a2a/4/4/A2A w Qq 3 3", play = { "a1-a2", "d4-d3" },
  final_fen = "a3/3a/A3/3A w Qq 4 4",
}
test "and they can end the game" {
  source = late, play = { "a1-a2", "d4-d3", "a2-a3" }, result = "White wins", final_fen = "a3/A2a/4/3A b q 5 4",
}

-- Converting is not capturing, also in an ordered choice.
local winning = [[
game { language = 1, name = "Winning over" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Ant" { "A", move = (still(b.backward) * convert + b.nw) / none }
turn { "capture" }
turn { "pass", otherwise = true }
setup "aaaaa/5/5/5/AAAAA"
ending { win { count(other):is(0) } }
]]
test "a converted piece is not captured" {
  source = winning, fen = "5/5/1aA2/2a2/5 w", moves = { "--" },
}
test "a piece that is landed on is" { source = winning, fen = "5/1a3/2A2/2a2/5 w", moves = { "c3xb4" } }

-- The second choice is a move if the first is forbidden, however many effects it has.
local forbidden = [[
game { language = 1, name = "Forbidden" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local bad = counter "bad" { max = 1 }
local steps = counter "steps" { max = 100 }
local second = quiet(b.n)
for _ = 1, 13 do second = second * steps:raise() end
piece "Man" { "M", move = quiet(b.n) * bad:set(1) / second }
setup "m2m/4/4/M2M"
forbid { bad:over(0) }
ending { win { no_moves } }
]]
test "a long second choice is legal if the first is forbidden" { source = forbidden, moves = { "a1-a2", "d1-d2" } }
test "and its effects take place" { source = forbidden, play = { "a1-a2" }, final_fen = "m2m/4/M3/3M b 0 13" }
