-- disc.lua -- round boards: rings cut into sectors, files that run across the whole disc.
--
-- Sectors are numbered from 0, counter-clockwise from the west, where the southern half begins;
-- rings from 1 at the rim. A file has its low ranks in the southern half, inward from the rim,
-- its high ones in the northern half, outward. So n leads inward in the south and outward in
-- the north, and e leads counter-clockwise everywhere, to the next file.
local prim, lang = ...
local complain = prim.complain
local math, ipairs = lang.math, lang.ipairs

-- The picture: a ring is DEPTH wide; a circle of ROOM fits into a cell of the middle; arcs are
-- drawn as lines of at most DEGREES degrees.
local DEPTH, ROOM, DEGREES = 1, 0.34, 3

local function grid_of(b) return { files = b.sectors // 2, ranks = 2 * b.rings } end

-- A rank of the southern half is a ring, and so is one of the northern half, again from the
-- rim.
local function ring_of(b, rank) return rank <= b.rings and rank or 2 * b.rings + 1 - rank end

local function sector_of(b, file, rank)
  return rank <= b.rings and file - 1 or file - 1 + b.sectors // 2
end

local function name_of(b, ring, sector)
  local half = b.sectors // 2
  return prim.cell_name(sector % half + 1, sector < half and ring or 2 * b.rings + 1 - ring)
end

-- f(name, ring, sector) for every cell, row after row of the southern player's view.
local function for_cells(b, f)
  prim.each_cell(grid_of(b), function(name, file, rank)
    f(name, ring_of(b, rank), sector_of(b, file, rank))
  end)
end

---- cells and their outlines ---------------------------------------------------------------

local function polar(radius, turn) -- turn: in sectors, from the west
  return { radius = radius, turn = turn }
end

-- The radii between the rings, from the middle; [0] is 0 where the middle is a cell's corner.
local function radii(b)
  local sine = math.sin(math.pi / b.sectors)
  local list = { [0] = 0, ROOM * (1 + sine) / sine / math.cos(math.pi / b.sectors) }
  if not b.crossed then list = { [0] = math.max(DEPTH / 2, 0.4 / sine) } end
  for i = #list + 1, b.rings do list[i] = list[i - 1] + DEPTH end
  return list
end

-- Points along an arc; where triangles meet the next ring it is one straight line.
local function add_arc(b, points, radius, from, to, straight)
  local n = straight and 1 or math.ceil(360 / b.sectors / DEGREES)
  for i = 0, n do points[#points + 1] = polar(radius, from + (to - from) * i / n) end
end

local function outline(b, ring, sector)
  local inner, outer = b.radii[b.rings - ring], b.radii[b.rings - ring + 1]
  local points, middle = {}, b.crossed and 1 or 0
  add_arc(b, points, outer, sector, sector + 1, b.rings - ring + 1 == middle)
  if inner == 0 then points[#points + 1] = polar(0, sector)
  else add_arc(b, points, inner, sector + 1, sector, b.rings - ring == middle) end
  return points
end

local function place(b, point)
  local angle = math.pi + point.turn * 2 * math.pi / b.sectors
  return point.radius * math.cos(angle), point.radius * math.sin(angle)
end

-- The position of a piece: in a triangle, the centre of its inscribed circle.
local function middle(b, ring)
  local inner, outer = b.radii[b.rings - ring], b.radii[b.rings - ring + 1]
  if inner > 0 then return (inner + outer) / 2 end
  return outer * math.cos(math.pi / b.sectors) - ROOM
end

local function add_cells(b, shade)
  for_cells(b, function(name, ring, sector)
    local x, y = place(b, polar(middle(b, ring), sector + 0.5))
    local flat = {}
    for _, point in ipairs(outline(b, ring, sector)) do
      flat[#flat + 1], flat[#flat + 2] = place(b, point)
    end
    b:cell(name, { x, y, outline = flat, shade = shade(ring + sector + 1) })
  end)
end

---- directions -----------------------------------------------------------------------------

-- The name of the direction inward (1) or outward (-1), with a turn, in that sector.
local function compass(b, sector, inward, turn)
  local north = inward == (sector < b.sectors // 2 and 1 or -1)
  return (inward == 0 and "" or north and "n" or "s") ..
         (turn == 0 and "" or turn > 0 and "e" or "w")
end

-- Where a step leads, and whether it goes inward from there on; nil for nowhere.
local function target(b, ring, sector, inward, turn)
  local to = ring + inward
  if to >= 1 and to <= b.rings then return to, (sector + turn) % b.sectors, inward end
  local across = to > b.rings and b.crossed and b.crossed(sector, turn)
  if not across then return nil end
  if math.type(across) == "integer" then return b.rings, across % b.sectors, -1 end
  complain("disc: the function that crosses the middle must return the number of a sector, " ..
           "got " .. prim.type(across))
end

-- A line that has crossed the middle, or the seam between the halves, keeps its way.
local function add_edges(b)
  for _, inward in ipairs { 1, 0, -1 } do
    for _, turn in ipairs { 0, 1, -1 } do
      for_cells(b, function(name, ring, sector)
        if inward == 0 and turn == 0 then return end
        local to, across, on = target(b, ring, sector, inward, turn)
        if not to then return end
        b:edge(compass(b, sector, inward, turn), name, name_of(b, to, across),
               compass(b, across, on, turn))
      end)
    end
  end
end

---- zones and the word --------------------------------------------------------------------

local function add_zones(b)
  local function zones_by(whose, has, part)
    b[whose] = prim.zones_by(b, grid_of(b), whose, has, part)
  end
  zones_by("ring", "rings 1 to " .. b.rings, function(_, rank) return ring_of(b, rank) end)
  zones_by("sector", "sectors 0 to " .. b.sectors - 1, function(file, rank) return sector_of(b, file, rank) end)
  local function name(file) return prim.cell_name(file, "") end
  zones_by("file", "files a to " .. name(b.sectors // 2), name)
end

local function fits(rings, sectors, across)
  return math.type(rings) == "integer" and math.type(sectors) == "integer" and rings >= 1 and
         sectors >= 4 and sectors <= 52 and sectors % 2 == 0 and rings * sectors <= 256 and
         (across == nil and rings > 1 or lang.type(across) == "function")
end

-- disc(rings, sectors): a ring with nothing in its middle. disc(rings, sectors, across): a
-- whole disc; across(sector, turn) is the sector of the innermost ring in which a step over the
-- middle lands, for turn 0 (straight on), 1 and -1 (diagonally); nil: nowhere. colours: those
-- of the cells in turn, a1's first.
function lang.disc(rings, sectors, across, colours)
  if not fits(rings, sectors, across) then
    prim.refuse_numbers("disc: expected the numbers of rings and sectors (an even number of sectors from 4 " ..
                        "to 52, and at most 256 cells together), and a function unless there are two rings " ..
                        "or more", rings, sectors, across)
    return prim.no_board()
  end
  local b = lang.graph()
  b.rings, b.sectors, b.crossed = rings, sectors, across or false
  b.radii = radii(b)
  add_cells(b, prim.palette(colours, "disc"))
  add_edges(b)
  prim.grid(b, grid_of(b), "turn", "flip")
  add_zones(b)
  return b
end
