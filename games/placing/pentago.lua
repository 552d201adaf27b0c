game { language = 1, name = "Pentago",
       help = "Six by six, in four quarters. A player puts a marble down, then turns one of the quarters "
               .. "by a right angle. Five in a line win; where a turn makes lines of both, the game is "
               .. "drawn.", source = "T. Flodén, 2005; Mindtwister",
       note = "Move counts are confirmed by a second enumerator of our own alone." }
local placing, lines = import "rules/placing", import "rules/lines"
local b = square(6, 6)
placing.players()
-- In its quarter each cell has one that comes to it by a turn either way.
local quarters = {}
for q, corner in ipairs { "a1", "d1", "a4", "d4" } do
  local list = {}
  for x = 0, 2 do
    for y = 0, 2 do
      local function at(i, k) return string.char(corner:byte(1) + i) .. tonumber(corner:sub(2)) + k end
      b:edge("before right", at(x, y), at(2 - y, x))
      b:edge("before left", at(x, y), at(y, 2 - x))
      list[#list + 1] = at(x, y)
    end
  end
  quarters[q] = b:zone(list)
end
local last = marker "last" {}
local function turned(way, quarter)
  local come, clear = b["before " .. way], unmake * make
  return every((stay + anywhere) * quarter * (beside(come, friend) * clear * put "Marble"
               + beside(come, enemy) * clear * put("Marble", other) + beside(come, empty) * clear))
end
local turns = none
for q, name in ipairs { "a1", "f1", "a6", "f6" } do
  for _, way in ipairs { "left", "right" } do
    turns = turns + stay * turned(way, quarters[q]) * called(name .. " " .. way)
  end
end
piece "Marble" { "M", value = 1, drop = anywhere * mark(last), help = "It is put down on any empty cell, and stays." }
setup ""
local begun = cells(marked(last))
turn { "drop", when = begun:is(0), help = "In his turn a player puts down a marble." }
turn { { "Marble", (turns * last:clear()):from(marked(last)), when = begun:is(1) },
       help = "Then he turns one of the four quarters of the board, three cells by three, to the left or to the "
         .. "right by a "
              .. "right angle, with all that stands there. The turns are called by the corner: a1 left." }
local ways = b.n + b.ne + b.e + b.se
local five, fives = cells(lines.row(ways, 5)):over(0), cells(enemy * leads(straight((ways * enemy)^4))):over(0)
again { begun:is(1) * -five, help = "Five in a line by the marble itself win at once, before the quarter is turned." }
local line = "Who has five marbles or more in a straight line, along a rank, a file or a diagonal, wins."
ending {
  draw { five * fives, says = "five in a line for both",
         help = "If there are five in a line for both players then, the game is drawn." },
  win { five, says = "five in a line", help = line },
  loss { fives, says = "five in a line", help = line },
  draw { cells(empty):is(0) * begun:is(0), says = "board full" },
}
