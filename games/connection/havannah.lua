game {
  language = 1, name = "Havannah",
  help = "The first player to make a ring around a cell, a bridge between two corners or a fork of three sides "
    .. "(corners belong to no side) wins.",
  source = "C. Freeling, 1979",
  note = "Move counts are confirmed only by a second enumerator of our own, on boards of size 3.",
}
local size = option "size" { min = 3, max = 9, default = 8, help = "how many cells each side has" }
local hexagons, placing = import "rules/hexagons", import "rules/placing"
local function far(file, rank) -- distances from the middle, along the board's three axes
  return { file + rank - 2 * size, file - size, rank - size }
end
local function inside(file, rank) return math.abs(far(file, rank)[1]) < size end
local function colour(file, rank) -- sides are lighter, and corners lighter still
  local on = 0
  for _, way in ipairs(far(file, rank)) do on = on + (math.abs(way) == size - 1 and 1 or 0) end
  return ({ [0] = 0, 2, 1 })[on]
end
local board = hexagons(2 * size - 1, 2 * size - 1, inside, colour)
local corners, sides, edge = {}, { {}, {}, {}, {}, {}, {} }, {}
board.each_cell(function(cell, file, rank)
  local on = {}
  for i, way in ipairs(far(file, rank)) do
    if math.abs(way) == size - 1 then on[#on + 1] = way > 0 and i or i + 3 end
  end
  if #on == 2 then corners[#corners + 1] = board:zone { cell } end
  if #on == 1 then table.insert(sides[on[1]], cell) end
  if #on > 0 then edge[#edge + 1] = cell end
end)
placing.players "swap"
piece "Stone" { "S", value = 1, drop = anywhere }
setup ""
placing.swap("White", function() return stay * convert end)
local chain = (board.all * friend):ride()
local bridge, fork, full = -always, -always, friend
for i = 2, 6 do
  for k = 1, i - 1 do bridge = bridge + friend * corners[i] * from(friend * corners[k], chain) end
end
local joined = {}
for i, side in ipairs(sides) do joined[i] = from(friend * board:zone(side), chain) end
for i = 3, 6 do
  for k = 2, i - 1 do
    for l = 1, k - 1 do fork = fork + friend * joined[i] * joined[k] * joined[l] end
  end
end
-- A ring: a cell without a stone of the mover's, from which no path leads out to the edge; or seven of the mover's
-- stones, one in the middle of the others.
edge = board:zone(edge)
local out = (board.all * -friend):ride() * at(edge)
for _, way in ipairs { "e", "ne", "nw", "w", "sw", "se" } do full = full * beside(board[way], friend) end
ending {
  win { cells(-friend * -edge * -leads(out) + full):over(0), says = "ring",
        help = "A ring wins: a player's stones all around a cell, whatever is on it, or around several." },
  win { cells(bridge):over(0), says = "bridge", help = "A bridge wins: stones that connect two corners of the board." },
  win { cells(fork):over(0), says = "fork",
        help = "A fork wins: stones that connect three sides of the board; corners belong to no side." },
  draw { cells(empty):is(0), says = "board full" },
}
