-- square.lua -- square boards, described by the same primitives that authors have.
--
-- Adds square() and the words that only square boards have.
local prim, lang = ...
local complain, poison = prim.complain, prim.poison
local cell_name, ipairs = prim.cell_name, lang.ipairs

local compass = { n = { 0, 1 }, ne = { 1, 1 }, e = { 1, 0 }, se = { 1, -1 },
                  s = { 0, -1 }, sw = { -1, -1 }, w = { -1, 0 }, nw = { -1, 1 } }
local square -- the board that square() has made; false: it could not

-- The colours that pictures have for cells, in the order of their table.
local shade_names = { "dark", "light", "tan", "brown", "black", "orange", "red", "blue" }
local shades = {}
for i, name in ipairs(shade_names) do shades[name] = i - 1 end

local function known(colours, whose)
  if lang.type(colours) ~= "table" or #colours == 0 then
    complain(whose .. ": the colours of the cells must be a list like { \"black\", \"orange\" }")
    return false
  end
  prim.check(colours, whose .. ": the colours", {})
  for _, name in ipairs(colours) do
    if not shades[name] then
      complain(whose .. ": no colour '" .. prim.shown(name) .. "' for cells" ..
               (lang.type(name) == "string" and prim.hint(name, shade_names) or ""))
      return false
    end
  end
  return true
end

-- A function from a number to a shade: the colours in turn; without any, dark and light.
function prim.palette(colours, whose)
  if colours == nil or not known(colours, whose) then colours = { "dark", "light" } end
  return function(i) return shades[colours[i % #colours + 1]] end
end

-- Every edge of one direction, dx files and dy ranks away.
local function add_direction(b, name, dx, dy)
  local files, ranks, edge = b.files, b.ranks, b.edge
  prim.each_cell(b, function(from, file, rank)
    local x, y = file + dx, rank + dy
    if x >= 1 and x <= files and y >= 1 and y <= ranks then
      edge(b, name, from, cell_name(x, y))
    end
  end)
  b.by_offset[dx .. "," .. dy] = name
end

local function letter(file) return cell_name(file, "") end

local function add_zones(b)
  b.rank = prim.zones_by(b, b, "rank", "ranks 1 to " .. b.ranks,
                         function(_, rank) return rank end)
  b.file = prim.zones_by(b, b, "file", "files a to " .. letter(b.files), letter)
  b.shade = function(_, shade)
    if shade ~= 0 and shade ~= 1 then
      return complain("shade: expected 0, the colour of a1, or 1, the other colour, got " .. prim.shown(shade))
    end
    local names = {}
    prim.each_cell(b, function(name, file, rank)
      if (file + rank) % 2 == shade then names[#names + 1] = name end
    end)
    return b:zone(names)
  end
end

-- square(files, ranks): cells a1 and so on; colours: those of the cells in turn, a1's first.
function lang.square(files, ranks, colours)
  local whole = lang.math.type(files) == "integer" and lang.math.type(ranks) == "integer"
  if not whole or files < 2 or files > 26 or ranks < 2 or files * ranks > 256 then
    prim.refuse_numbers("square: expected the numbers of files (2 to 26) and ranks (from 2), " ..
                        "with at most 256 cells together", files, ranks)
    square = false
    return prim.no_board()
  end
  local b = lang.graph()
  b.files, b.ranks, b.by_offset, b.leaps = files, ranks, {}, {}
  local shade = prim.palette(colours, "square")
  prim.each_cell(b, function(name, file, rank)
    b:cell(name, { file, rank, shade = shade(file + rank) })
  end)
  for _, name in ipairs { "n", "ne", "e", "se", "s", "sw", "w", "nw" } do
    add_direction(b, name, compass[name][1], compass[name][2])
  end
  prim.grid(b, b, "flip", "turn")
  add_zones(b)
  square = b
  return b
end

-- What other boards have instead of the words of square boards.
local elsewhere = {
  leap = "say where each step leads, g:edge(\"leap\", from, to)",
  betza = "build the pattern from the board's own directions",
  rank = "list the cells, g:zone { \"a1\", \"b1\" }",
}
elsewhere.file = elsewhere.rank

-- The square board, or nil after an error.
function prim.need_square(word)
  if square then return square end
  if square == false then return nil end
  local other = #prim.cell_names() > 0
  complain(word .. ": this word is only for square boards; " ..
           (other and "here " .. elsewhere[word] or "write square(files, ranks) first"))
end
local need_square = prim.need_square

local function side(n, more, less)
  return n ~= 0 and lang.math.abs(n) .. (n > 0 and more or less) or nil
end

-- "leap 1 left and 2 forward"
local function leap_words(x, y)
  local along, across = side(y, " forward", " backward"), side(x, " right", " left")
  return "leap " .. (across and along and across .. " and " .. along or across or along)
end

-- The directions of a leap: its images under the symmetries of a square, perhaps with
-- duplicates.
local function images(x, y)
  return { { x, y }, { y, x }, { -x, y }, { -y, x }, { x, -y }, { y, -x }, { -x, -y }, { -y, -x } }
end

-- The single step that leads x files and y ranks away, or nil if none fits on the square board.
-- It is made with all its images, as other players see them.
function prim.offset(x, y)
  local b, offset = square, x .. "," .. y
  if not b.by_offset[offset] then
    for _, d in ipairs(images(x, y)) do
      local name = d[1] .. "," .. d[2]
      if not b.by_offset[name] then
        add_direction(b, "leap " .. name, d[1], d[2])
        local step = prim.direction("leap " .. name)
        if step then b:words(step, leap_words(d[1], d[2])) end
        prim.offer(step) -- named, and perhaps of no use to anybody
      end
    end
  end
  return prim.direction(b.by_offset[offset])
end

function lang.rank(...)
  local b = need_square("rank")
  return b and b.rank(...) or poison()
end

function lang.file(...)
  local b = need_square("file")
  return b and b.file(...) or poison()
end

local function name_leap(b, step, x, y)
  local least, most = lang.math.min(x, y), lang.math.max(x, y)
  local way = least == 0 and " orthogonally" or least == most and " diagonally" or " by " .. most
  local name = "leap of " .. (least > 0 and least or most) .. way
  if step and not b.leaps[name] then
    b.leaps[name] = true
    b:words(step, name)
  end
  return step
end

-- leap(a, b): one step to any cell a files and b ranks away, or b files and a ranks.
function lang.leap(x, y)
  local b, sum = need_square("leap"), nil
  local whole = lang.math.type(x) == "integer" and lang.math.type(y) == "integer"
  if not b then return poison() end
  if not whole or x < 0 or y < 0 or x + y == 0 then
    prim.refuse_numbers("leap: expected two whole numbers from 0, not both 0", x, y)
    return poison()
  end
  if lang.math.max(x, y) >= lang.math.max(b.files, b.ranks) then
    prim.owe("leap: no cell of this board is " .. lang.math.max(x, y) .. " files or ranks away", true)
  end
  for _, d in ipairs(images(x, y)) do
    local step = prim.offset(d[1], d[2])
    if step then sum = sum and sum + step or step end
  end
  return name_leap(b, sum, x, y) or lang.none
end
