-- Janggi, Korean chess. Pieces also move along the diagonal lines of the palaces, and a player may pass. If the
-- generals face each other (bikjang), the next move must end that, or be a pass: then the points decide, as they do
-- after two passes. Han has one and a half points more for moving second.
game {
  language = 1, name = "Janggi", source = "traditional; Korea Janggi Association, as played online",
  note = "Perpetual check is not distinguished from other repetitions, which draw.",
}
local xiangqi = import "rules/xiangqi"
local board = square(9, 10)
players { { "Cho", letter = "w" }, { "Han", letter = "b", sees = board.flip } }
local palace = board:zone { "d1", "e1", "f1", "d2", "e2", "f2", "d3", "e3", "f3" }
local knots = board:zone { "d1", "f1", "e2", "d3", "f3", "d8", "f8", "e9", "d10", "f10" }
local function slanting(walk) return walk:from(knots):to(knots) end
local over = xiangqi.over(board, anything * -kind "Cannon")
             + slanting(each(board.diag, function(d) return d * (anything * -kind "Cannon") * d end))
local steps = (board.ortho + slanting(board.diag)):to(palace)
piece "General"  { "K", royal = true, value = 0, move = steps }
piece "Advisor"  { "A", move = steps, value = 30 }
piece "Elephant" { "B", move = xiangqi.horse(board, 2), value = 30 }
piece "Horse"    { "N", move = xiangqi.horse(board), value = 50 }
piece "Chariot"  { "R", value = 130, move = straight(board.ortho:ride())
                     + slanting(each(board.diag, function(d) return d:upto(2) end)) }
piece "Cannon"   { "C", move = over:to(empty + enemy * -kind "Cannon"), value = 70,
                   help = "In a straight line at any distance, also along the lines of a palace, over exactly one "
                     .. "piece, to an empty cell or an enemy. It neither jumps over nor captures a Cannon." }
piece "Soldier"  { "P", move = board.n + board.sideways + slanting(board.forward_diag), value = 20 }
setup [[ P . P . P . P . P
         . C . . . . . C .
         . . . . K . . . .
         R N B A . A B N R ]]
local has_passed = right "passed" { letter = "P", start = false }
after { has_passed:set(passed) }
xiangqi.written({ has_passed }, "Han")
local line = straight(board.n:ride()):to(enemy * kind "General")
local facing = cells(friend * kind "General" * leads(line)):is(1)
turn { "move" }
turn { "pass" }
forbid { in_check() * -(passed * was(facing)), facing * was(facing) * -passed }
local counted = passed * (facing + has_passed:of(other))
ending {
  win { no_moves, says = "checkmate" },
  win { counted * worth("Cho"):over(worth("Han") + 15), who = player "Cho", says = "points" },
  win { counted, who = player "Han", says = "points" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
