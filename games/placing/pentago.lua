game { language = 1, name = "Pentago",
       help = "Six by six, in four quarters. A player drops a marble, then rotates one of the quarters by a right "
         .. "angle. Five in a line win; if the rotation makes lines of both players, the game is drawn.",
       source = "T. Flodén, 2005; Mindtwister",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local placing, lines = import "rules/placing", import "rules/lines"
local b = square(6, 6)
placing.players()
-- For each cell, the cells of its quarter that a rotation to the right or to the left brings to it.
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
piece "Marble" { "M", value = 1, drop = anywhere * mark(last), help = "It is dropped on any empty cell and stays "
  .. "there." }
setup ""
local begun = cells(marked(last))
turn { "drop", when = begun:is(0), help = "On his turn a player drops a marble." }
turn { { "Marble", (turns * last:clear()):from(marked(last)), when = begun:is(1) },
       help = "Then he rotates one of the four quarters of the board, three cells by three, to the left or to the "
         .. "right by a right angle, with everything on it. Rotations are named after the corner: a1 left." }
local ways = b.n + b.ne + b.e + b.se
local five, fives = cells(lines.row(ways, 5)):over(0), cells(enemy * leads(straight((ways * enemy)^4))):over(0)
again { begun:is(1) * -five, help = "Five in a line made by the marble itself win at once, before a quarter is "
  .. "rotated." }
local line = "A player with five or more marbles in a straight line, along a rank, a file or a diagonal, wins."
ending {
  draw { five * fives, says = "five in a line for both",
         help = "If both players then have five in a line, the game is drawn." },
  win { five, says = "five in a line", help = line },
  loss { fives, says = "five in a line", help = line },
  draw { cells(empty):is(0) * begun:is(0), says = "board full" },
}
