game { language = 1, name = "Nine Men's Morris",
       help = "Each player drops nine men, then moves them along the lines; a player's last three men may move to any "
         .. "point. A player who makes three in a line, a mill, captures an enemy man, but one in a mill only if there "
         .. "is no other. A player who has two men left, or cannot move, loses.",
       source = "R. C. Bell: Board and Table Games, 1960" }
local g, rows = graph(), {}
local function point(x, y)
  local far, near = math.max(math.abs(x), math.abs(y)), math.min(math.abs(x), math.abs(y))
  if far == 0 or far > 3 or near ~= 0 and near ~= far then return nil end
  return string.char(100 + x) .. y + 4
end
for y = 3, -3, -1 do
  rows[4 - y] = {}
  for x = -3, 3 do
    if point(x, y) then g:cell(point(x, y), { x, y }) table.insert(rows[4 - y], point(x, y)) end
  end
end
g:rows(rows, { "7", "6", "5", "4", "3", "2", "1" }, "")
for _, way in ipairs { { "n", 0, 1 }, { "e", 1, 0 }, { "s", 0, -1 }, { "w", -1, 0 } } do
  for x = -3, 3 do
    for y = -3, 3 do
      local from, k, to = point(x, y), 0
      repeat -- the next point of the line, which does not go through the middle
        k = k + 1
        to = point(x + k * way[2], y + k * way[3])
      until to or k == 3 or x + k * way[2] == 0 and y + k * way[3] == 0
      if from and to then g:edge(way[1], from, to) end
    end
  end
end
g.all = g.n + g.e + g.s + g.w
g:words(g.all, "step along a line")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local stock = hand { Man = 9 }
local function mill(of)
  return leads(straight((g.all * of)^2)) + beside(g.n, of) * beside(g.s, of) + beside(g.e, of) * beside(g.w, of)
end
local safe = enemy * mill(enemy) * cells(enemy * -mill(enemy)):over(0)
local last = marker "last" { brief = true }
piece "Man" {
  "M", value = 100, drop = anywhere * mark(last),
  move = at(-stock.any) * (quiet(g.all) + at(count(mover):is(3)) * anywhere:to(empty)) * mark(last),
  help = "One step along a line to an empty point. A player with three men left moves them to any empty point.",
}
local takes = mill(friend) * still(anywhere:to(enemy * -safe)) * take
turn { { "move" }, { "Man", at(marked(last)) * (takes + at(-mill(friend))) * last:clear() },
       help = "First each player drops his nine men, one in a turn, on any empty point; after that he moves one man "
         .. "in a turn. If that man then stands in a mill (three of his men in a line), he removes an enemy man from "
         .. "the board: one outside a mill, if there is any." }
fen { "cells", "side", last }
setup ""
ending {
  win { stock.Man:of(other):is(0) * count(other):under(3), says = "two men left" },
  win { no_moves, says = "no move left" },
  draw { repeated(3), says = "third occurrence" },
}
