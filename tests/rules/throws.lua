-- Endings in a game where each move is followed by a throw: events are judged before the throw,
-- states after it.

local head = [[
game { language = 1, name = "Throws" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", value = 1, move = b.all, drop = anywhere:to(b:zone { "c3" }) }
piece "Rook" { "R", value = 1, move = b.n }
hand { Man = 1 }
turn { "move" }
turn { "pass" }
throw "die" { shows = "{%d}", { 1 }, { 2 } }
setup "mr1/3/1RM"
]]

local function ends(name, condition, move, result)
  test(name) { source = head .. "ending { win { " .. condition .. ", says = 'so' } }", play = move, result = result }
end
local won, on = "White wins (so)", "ongoing"

ends("where a move went", "landed(b:zone { 'b2' })", { "c1-b2" }, won)
ends("elsewhere the die is thrown", "landed(b:zone { 'b2' })", { "c1-c2", "{1}" }, on)
ends("which piece moved", "by 'Rook'", { "b1-b2" }, won)
ends("which piece did not", "by 'Rook'", { "c1-b2", "{2}" }, on)
ends("which cell was touched", "touched(b:zone { 'c1' })", { "c1-b2" }, won)
ends("which cell was not", "touched(b:zone { 'c1' })", { "b1-b2", "{1}" }, on)
ends("a drop", "dropped 'Man'", { "M@c3" }, won)
ends("a move instead of a drop", "dropped 'Man'", { "c1-b2", "{1}" }, on)
ends("a pass", "passed", { "--" }, won)
ends("one of two events", "(landed(b:zone { 'b2' }) + passed) * count(mover):over(1)", { "--" }, won)
ends("a state waits for the die", "cells(friend * b:zone { 'b2' }):is(1)", { "c1-b2" }, on)
ends("and is judged after it", "cells(friend * b:zone { 'b2' }):is(1)", { "c1-b2", "{2}" }, won)
ends("of two alternatives, the event is judged before the die", "passed + count(mover):is(1)", { "--" }, won)
ends("and the state after it", "passed + cells(friend * b:zone { 'b2' }):is(1)", { "c1-b2" }, on)
ends("if it holds then", "passed + cells(friend * b:zone { 'b2' }):is(1)", { "c1-b2", "{1}" }, won)

-- What the next player can do is known once the die has fallen, and then that is the last move.
ends("a capture that cannot be answered", "captured() * -can(captured())",
  { "c1-c2", "{1}", "b3-b2", "{1}", "c2xb2" }, on)

-- A condition that asks about the last move in any way is judged before the throw that follows.
local told = [==[
game { language = 1, name = "Told" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, value = 10 }
piece "Pawn" { "P", move = b.all, value = 5 }
piece "Rook" { "R", move = straight(b.ortho:ride()), value = 1 }
throw "die" { dice = { dice(1, 6) }, shows = "(%d)", { walk = stay } }
setup "krp2/P4/R4/5/K4"
ending {
  win { loot(other):is(5), says = "rich" },
  win { captured("Rook"):at_least(1) * by "Rook", says = "like for like" },
  win { captured "King" + no_moves, says = "mate" },
}
]==]
test "by the worth of what was captured" {
  source = told, fen = "k1p2/1P3/R4/5/K4 w", play = { "b4xc5" }, result = "White wins (rich)",
}
test "by how many were captured" {
  source = told, fen = "k1p2/1P3/R3r/5/K4 w", play = { "a3xe3" }, result = "White wins (like for like)",
}
test "by a capture or a lack of moves" {
  source = told, fen = "k1p2/5/R4/5/K4 w", play = { "a3xa5" }, result = "White wins (mate)",
}
test "and if nothing was captured, the game goes on" {
  source = told, seed = 1, fen = "k1p2/1P3/R4/5/K4 w", play = { "a3-b3" }, result = "ongoing",
}

-- The condition of a throw's row is asked from the mover's side, also if a neutral piece walks.
local far = [==[
game { language = 1, name = "Far" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
piece "Storm" { "*", value = 0 }
local far = count(mover, "Man", b.rank(2)):over(0)
throw "wind" {
  shows = "(%d)",
  { 1, of = "Storm", walk = b.n, when = far },
  { 2, from = "a1", walk = stay, when = far },
}
setup { "M . . .", nobody = { Storm = b:zone { "b2" } } }
ending { draw { no_moves } }
]==]
test "a row of a neutral piece" { source = far, perft = { 1, 2, 4 } }

-- A royal piece is never captured: what a throw would move onto it stays where it is.
local storm = [==[
game { language = 1, name = "Storm" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
piece "King" { "K", royal = true, move = b.n }
piece "Storm" { "*", value = 0 }
throw "wind" { shows = "{%d %c}", { 1, "d4", from = "d4", walk = fetch "Storm" } }
setup { "M . . K", nobody = { Storm = b:zone { "b2" } } }
forbid { in_check() }
ending { draw { no_moves } }
]==]
test "a storm that is brought to a King" {
  source = storm, play = { "a1-a2", "{1 d4}" }, final_fen = "m2k/4/M*2/3K b",
}
local nobodys = string.replace(string.replace(storm, 'd4', 'c3'), '{ "b2" } }', '{ "b2" }, King = b:zone { "c3" } }')
test "a storm that is brought to a neutral King" {
  source = nobodys, play = { "a1-a2", "{1 c3}" }, final_fen = "m2k/2K(-)1/M*2/3K b",
}

-- A piece that a throw moves also leaves behind what is put on its start.
local trail = [==[
game { language = 1, name = "Trail" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
piece "Storm" { "*", value = 0 }
throw "wind" { shows = "(%d)", { 1, of = "Storm", walk = put("Man", nobody) * quiet(b.n) } }
setup { "M . . M", nobody = { Storm = b:zone { "b2" } } }
ending { draw { no_moves } }
]==]
test "a storm that leaves a piece behind" {
  source = trail, play = { "a1-a2", "(1)" }, final_fen = "m2m/1*2/MM(-)2/3M b",
}

-- What a test leaves to chance is drawn by its seed, also an option's choice.
local drawn = [[
game { language = 1, name = "Drawn" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local way = option "way" { random = true, "straight", "across" }
piece "Man" { "M", move = way.straight and b.ortho or b.diag }
setup "m2/3/2M"
ending { win { no_moves } }
]]
test "a choice drawn by one seed" { source = drawn, set = { way = "random" }, seed = 3, moves = { "c1-b1", "c1-c2" } }
test "and by another" { source = drawn, set = { way = "random" }, seed = 5, moves = { "c1-b2" } }

-- An ending that asks only about the present state waits for a throw that is due.
local home = [==[
game { language = 1, name = "Home" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup "m3m/5/5/5/M3M"
local home = counter "home" { per_player = true }
after { home:raise(), when = landed(b.rank(5)), at = "move" }
throw "die" { { 1 }, { 2 }, shows = "(%d)" }
ending { win { home:is(1) } }
]==]
test "a counter decides nothing while a throw is due" {
  source = home, fen = "5/M3m/5/5/5 w 0 0", play = { "a4-a5" }, result = "ongoing",
}
test "but after the throw" {
  source = home, fen = "5/M3m/5/5/5 w 0 0", play = { "a4-a5", "(1)" }, result = "White wins",
}
test "or drawn by a seed" {
  source = home, fen = "5/M3m/5/5/5 w 0 0", seed = 1, play = { "a4-a5" }, result = "White wins",
}

-- `was` means before the player moved, also after a throw.
local before = [==[
game { language = 1, name = "Before" }
local b = square(3, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local moved, thrown = counter "moved" { shown = true }, counter "thrown" { shown = true }
piece "Ant" { "A", move = b.n }
setup [[ A A A ]]
throw "coin" { when = always, shows = "(%d)", { 1 } }
local none_there = cells(friend * rank(2)):is(0)
after { moved:raise(), at = "move", when = was(none_there) * -none_there }
after { thrown:raise(), at = "change", when = by_chance * was(none_there) * -none_there }
ending { draw { no_moves } }
]==]
test "after a throw, `was` asks about the time before the move" {
  source = before, play = { "a1-a2 (1)" }, final_fen = "aaa/3/3/A2/1AA b 1 1",
}

-- A move that changes nothing changes nothing, whether or not a throw follows it.
local still = [==[
game { language = 1, name = "Still" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = quiet(b.ortho) }
setup "2m1/4/4/2M1"
turn { "move" }
turn { "pass" }
forbid { unchanged }
throw "die" { when = count(mover):over(%d), dice = { dice(1, 2) }, shows = "(%%d)", { walk = stay } }
ending { win { count(other):is(0) } }
]==]
for i = 0, 1 do
  test("a pass is forbidden, " .. i) { source = string.format(still, i), moves = { "c1-b1", "c1-c2", "c1-d1" } }
end

-- Before the first move the mover is who will make it, in all that an opening throw asks.
local luck = [==[
game { language = 1, name = "Luck" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { shown = true, per_player = true }
piece "Man" { "M", move = quiet(b.ortho) }
piece "Fan" { "F", move = quiet(b.ortho) }
setup "3f/4/4/M3"
throw "luck" { opening = true, shows = "(%d)", when = count(mover, "Man"):over(0),
  { 1, when = count(mover, "Man"):over(0), walk = put("Man", mover), from = "b2" },
  { 2, when = count(mover, "Fan"):over(0), walk = put("Fan", mover), from = "b2" } }
after { c:set(1), at = "change", when = by_chance }
ending { win { count(other):is(0) } }
]==]
test "an opening throw is the first player's" { source = luck, play = { "(1)" }, final_fen = "3f/4/1M2/M3 w 1 0" }
