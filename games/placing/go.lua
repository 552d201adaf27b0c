game {
  language = 1, name = "Go",
  help = "A group of stones without a liberty (an empty cell next to it) is captured. After two passes the player who "
    .. "holds more cells wins: the cells of his stones, and the empty cells that only his stones surround.",
  source = "Chinese Weiqi Association, rules of 2002",
  note = "On at most 15 by 15 cells, as a board here has at most 256. Dead stones must be captured before the game " ..
         "ends. Move counts are confirmed only by a second enumerator of our own.",
}
local size = option "size" { min = 5, max = 15, default = 9, help = "how many cells each side has" }
local komi = option "komi" {
  min = 0, max = 20, default = 7, help = "cells that White is given, plus half a cell" }
local suicide = option "suicide" {
  help = "whether a group may fill its own last liberty",
  { "no", help = "such a move is illegal" },
  { "yes", help = "the group is removed" } }
local superko = option "superko" {
  help = "what happens when a position is repeated with the same player to move",
  { "no", help = "the third occurrence is a draw" },
  { "yes", help = "no move may repeat a position" } }
local placing = import "rules/placing"
local board = square(size, size)
local ortho = board.ortho
placing.players()
-- Does the group of `these` that stands here have such a `cell` next to it?
local function has(these, cell)
  return beside(ortho, cell) + leads((ortho * these):ride() * at(beside(ortho, cell)))
end
local taken = ortho * (enemy * -has(enemy, empty)) * take * (stay + (ortho * enemy * take):ride())
-- Ko: a stone that has just captured one, and that stands alone with one liberty, may not be captured alone. With
-- superko there is no need to say so.
local puts
local fields = { "cells", "side" }
if superko.yes then
  puts = anywhere * any(taken)
else
  local alone = "If a single stone was captured by a stone that then stands alone with one liberty, that stone may "
    .. "not be captured alone in the next turn (ko)."
  local ko = marker "ko" { brief = true, help = alone }
  fields[3] = ko
  local here = beside(ortho, marked(ko))
  local more = beside(ortho, enemy * -marked(ko) * -has(enemy, empty * -here))
  local single = captured(anyone):is(1) * cells(marked(ko) * -beside(ortho, friend)):is(1)
                 * cells(empty * here):is(1)
  after { ko:clear(), at = "move", when = -single, help = alone }
  puts = anywhere:to(-here + more) * mark(ko) * any(taken)
end
if suicide.yes then
  puts = puts * any(at(-has(friend, empty)) * (stay + (ortho * friend):ride()) * unmake * make)
end
piece "Stone" { "S", value = 1, drop = puts, help = "It is dropped on any empty cell and stays there. Stones of one "
  .. "colour that are connected along ranks and files form a group; the empty cells next to it are its liberties. "
  .. "After the drop, enemy groups without a liberty are captured"
  .. (suicide.yes and ", and then the stone's own group, if it has none." or ".")
  .. (superko.no and " Ko: a stone that has just captured a single stone, and could itself be captured alone, may not "
  .. "be captured alone in the next turn." or "") }
setup ""
turn { "drop" }
turn { "pass" }
forbid { cells(friend * -has(friend, empty)):over(0), help = "After that no group of the mover may be without a "
  .. "liberty." }
local function held(these, others)
  return cells(these + empty * has(empty, these) * -has(empty, others))
end
-- How many more cells the mover holds than the opponent, doubled.
local lead = (held(friend, enemy) - held(enemy, friend)) * 2 + (komi * 2 + 1) * (2 * moved_by "White" - 1)
local over = passed * was(passed)
local counted = "After two passes in a row the game is over. The player who holds more cells wins: the cells of his "
  .. "stones, and the empty cells from which paths over empty cells lead only to his stones. White is given "
  .. komi .. " and a half more."
if superko.yes then forbid { repeated(2) * -passed } end
-- When the game is over, it is shown how many cells each player holds; that does not tell positions apart.
local told = "When the game is over, the number of cells that each player holds is shown."
local cells_held = counter "cells" { per_player = true, max = size * size, clock = true, shown = true, help = told }
after { cells_held:of(mover):set(held(friend, enemy)), cells_held:of(other):set(held(enemy, friend)), at = "end",
        help = told }
fen(fields)
ending {
  win { over * lead:over(0), says = "more cells", help = counted },
  loss { over, says = "more cells", help = counted },
  superko.no and draw { repeated(3), says = "third occurrence" },
}
