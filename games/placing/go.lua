game {
  language = 1, name = "Go",
       help = "A group of stones without a breath, an empty cell beside it, is taken. After two passes who "
               .. "holds more cells has won: those of his stones, and the empty ones that his stones alone "
               .. "surround.", source = "Chinese Weiqi Association, rules of 2002",
  note = "On at most 15 by 15 cells: a board here has at most 256. Stones that are dead are to be taken " ..
         "before the game ends. Move counts are confirmed by a second enumerator of our own alone.",
}
local size = option "size" { min = 5, max = 15, default = 9, help = "how many cells each side has" }
local komi = option "komi" {
  min = 0, max = 20, default = 7, help = "cells that White is given, and half a cell more" }
local suicide = option "suicide" {
  help = "whether a group may take its own last breath",
  { "no", help = "such a move is none" },
  { "yes", help = "the group is taken off" } }
local superko = option "superko" {
  help = "what becomes of the game when a position stands again, the same player to move",
  { "no", help = "it is drawn at the third time" },
  { "yes", help = "no move brings it back" } }
local placing = import "rules/placing"
local board = square(size, size)
local ortho = board.ortho
placing.players()
-- Has the group of these that stands here such a cell beside it?
local function has(these, cell)
  return beside(ortho, cell) + leads((ortho * these):ride() * at(beside(ortho, cell)))
end
local taken = ortho * (enemy * -has(enemy, empty)) * take * (stay + (ortho * enemy * take):ride())
-- Ko: a stone that has just taken one, with none beside it and one breath, is not taken alone. Where no
-- position may come back that is said already.
local puts
local fields = { "cells", "side" }
if superko.yes then
  puts = anywhere * any(taken)
else
  local alone = "A single stone that was taken by one that stands alone and has one breath then does not take that one "
    .. "alone in the next turn (ko)."
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
piece "Stone" { "S", value = 1, drop = puts, help = "It is put down on any empty cell, and stays. Stones of a "
  .. "colour that "
  .. "hang together along ranks and files are a group; the empty cells beside it are its breaths. Then the "
  .. "enemy's groups "
  .. "without a breath are taken" .. (suicide.yes and ", and after them the stone's own group, if it has "
  .. "none." or ".")
  .. (superko.no and " Ko: a stone that has just taken a single one, and could itself be taken alone, is not taken "
  .. "alone in the next turn." or "") }
setup ""
turn { "drop" }
turn { "pass" }
forbid { cells(friend * -has(friend, empty)):over(0), help = "No group of the mover's may be without a breath then." }
local function held(these, others)
  return cells(these + empty * has(empty, these) * -has(empty, others))
end
-- How much more the mover holds than the other, doubled.
local lead = (held(friend, enemy) - held(enemy, friend)) * 2 + (komi * 2 + 1) * (2 * moved_by "White" - 1)
local over = passed * was(passed)
local counted = "After two passes, one upon the other, the game is over. Who holds more cells wins: those of his "
  .. "stones, and "
                .. "the empty ones from which ways over empty cells lead to his stones alone; White has "
                .. komi .. " and a half more."
if superko.yes then forbid { repeated(2) * -passed } end
-- What each held is shown when it is over; no position is another for that.
local told = "When the game is over it is shown how many cells each player holds."
local cells_held = counter "cells" { per_player = true, max = size * size, clock = true, shown = true, help = told }
after { cells_held:of(mover):set(held(friend, enemy)), cells_held:of(other):set(held(enemy, friend)), at = "end",
        help = told }
fen(fields)
ending {
  win { over * lead:over(0), says = "more cells", help = counted },
  loss { over, says = "more cells", help = counted },
  superko.no and draw { repeated(3), says = "third occurrence" },
}
