-- Endings in a game where each move is followed by a throw: what just happened is judged before it is thrown,
-- what is so now behind it.

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
ends("and elsewhere the die falls", "landed(b:zone { 'b2' })", { "c1-c2", "{1}" }, on)
ends("who moved", "by 'Rook'", { "b1-b2" }, won)
ends("and who did not", "by 'Rook'", { "c1-b2", "{2}" }, on)
ends("which cell was touched", "touched(b:zone { 'c1' })", { "c1-b2" }, won)
ends("and which was not", "touched(b:zone { 'c1' })", { "b1-b2", "{1}" }, on)
ends("who was put down", "dropped 'Man'", { "M@c3" }, won)
ends("and who went by himself", "dropped 'Man'", { "c1-b2", "{1}" }, on)
ends("a pass", "passed", { "--" }, won)
ends("either of two that just happened", "(landed(b:zone { 'b2' }) + passed) * count(mover):over(1)", { "--" }, won)
ends("what is so now waits for the die", "cells(friend * b:zone { 'b2' }):is(1)", { "c1-b2" }, on)
ends("and is judged behind it", "cells(friend * b:zone { 'b2' }):is(1)", { "c1-b2", "{2}" }, won)
ends("so is what may have happened or be so", "passed + count(mover):is(1)", { "--" }, on)
