-- grid.lua -- what boards with files and ranks have in common, square or bent into a disc.
--
-- The name of a cell is the letter of its file and the number of its rank. Gives the boards
-- prim.cell_name, prim.each_cell, prim.grid, prim.zones_by and prim.refuse_numbers.
local prim, lang = ...
local ipairs, type, format = lang.ipairs, lang.type, lang.string.format

local letters = "abcdefghijklmnopqrstuvwxyz"

-- Names are cached: every edge asks for two.
local known = {}
function prim.cell_name(file, rank)
  local names = known[file]
  if not names then
    names = {}
    known[file] = names
  end
  local name = names[rank]
  if not name then
    name = letters:sub(file, file) .. rank
    names[rank] = name
  end
  return name
end

-- f(name, file, rank) for every cell, rank after rank.
function prim.each_cell(g, f)
  for rank = 1, g.ranks do
    for file = 1, g.files do f(prim.cell_name(file, rank), file, rank) end
  end
end

local function add_rows(b, g)
  local rows, labels, files = {}, {}, {}
  for rank = g.ranks, 1, -1 do
    rows[#rows + 1], labels[#labels + 1] = {}, lang.tostring(rank)
  end
  prim.each_cell(g, function(name, file, rank) rows[g.ranks + 1 - rank][file] = name end)
  for file = 1, g.files do files[file] = letters:sub(file, file) end
  b:rows(rows, labels, lang.table.concat(files, " "))
end

local function add_sets(b)
  b.ortho, b.diag = b.n + b.e + b.s + b.w, b.ne + b.se + b.sw + b.nw
  b.all = b.ortho + b.diag
  b.forward, b.backward, b.sideways = b.n, b.s, b.e + b.w
  b.forward_diag, b.backward_diag = b.ne + b.nw, b.se + b.sw
end

-- Words for players on other sides of the board; earlier words have precedence.
local function add_seen(b, right, left, where)
  local right_diag, left_diag = b.ne + b.se, b.nw + b.sw
  prim.offer(right_diag) -- for words alone
  prim.offer(left_diag)
  b:words(b.e, "step" .. right, where)
  b:words(b.w, "step" .. left, where)
  b:words(right_diag, "step diagonally" .. right, where)
  b:words(left_diag, "step diagonally" .. left, where)
  b:words(b.ne, "step diagonally forward" .. right, where)
  b:words(b.nw, "step diagonally forward" .. left, where)
  b:words(b.se, "step diagonally backward" .. right, where)
  b:words(b.sw, "step diagonally backward" .. left, where)
end

-- The names of steps in descriptions of rules. Points of the compass are the same for all
-- players.
local function add_words(b)
  b:words(b.all, "step in any direction")
  b:words(b.ortho, "step orthogonally")
  b:words(b.diag, "step diagonally")
  b:words(b.forward, "step forward")
  b:words(b.backward, "step backward")
  b:words(b.sideways, "step sideways")
  b:words(b.forward_diag, "step diagonally forward")
  b:words(b.backward_diag, "step diagonally backward")
  b:words(b.e, "step east", b.e)
  b:words(b.w, "step west", b.w)
  b:words(b.ne, "step north-east", b.ne)
  b:words(b.nw, "step north-west", b.nw)
  b:words(b.se, "step south-east", b.se)
  b:words(b.sw, "step south-west", b.sw)
  add_seen(b, " to the east", " to the west", b.sideways)
  add_seen(b, " to the right", " to the left")
end

-- Finishes a board that has its cells and edges. The last rank becomes the first under both
-- symmetries: `mirror` keeps the files, `turn` reverses them.
function prim.grid(b, g, mirror, turn)
  local mirrored, turned = {}, {}
  prim.each_cell(g, function(name, file, rank)
    mirrored[name] = prim.cell_name(file, g.ranks + 1 - rank)
    turned[name] = prim.cell_name(g.files + 1 - file, g.ranks + 1 - rank)
  end)
  add_rows(b, g)
  b:symmetry(mirror, mirrored)
  b:symmetry(turn, turned)
  add_sets(b)
  add_words(b)
end

-- Reports arguments that are no numbers; those caused by an earlier error have been reported.
function prim.refuse_numbers(text, ...)
  local got, cure = {}, ""
  for i = 1, lang.select("#", ...) do
    local v = lang.select(i, ...)
    if prim.is_poison(v) then return end
    got[i] = type(v) == "string" and format("'%s'", v) or prim.shown(v)
    if type(v) == "string" and lang.tonumber(v) then cure = "; write numbers without quotes" end
  end
  prim.complain(format("%s, got %s%s", text, lang.table.concat(got, ", "), cure))
end

function prim.none_given(...) return lang.select("#", ...) == 0 end

-- The remedy for a rank or file that the board lacks.
local function cure_of(whose, value, found)
  if type(value) == "string" and found(lang.tonumber(value)) then
    return "; write numbers without quotes"
  elseif lang.math.type(value) == "integer" and found(letters:sub(value, value)) then
    return format("; use a letter in quotes: %s \"%s\"", whose, letters:sub(value, value))
  elseif prim.type(value) == "a board" then
    return format("; call it with a dot: b.%s(...)", whose)
  end
  return ""
end

-- A function for the zone of the cells whose part(file, rank) is one of its arguments; `has`
-- says which of them the board has.
function prim.zones_by(b, g, whose, has, part)
  return function(...)
    if prim.none_given(...) then
      return prim.complain(format("%s: an argument is missing; this board has %s", whose, has))
    end
    local asked, found, names, parts = { ... }, {}, {}, {}
    for i = 1, lang.select("#", ...) do
      local value = asked[i]
      if value == nil or value ~= value then -- no key of a table
        return prim.complain(format("%s: this board has %s, got %s", whose, has, prim.shown(value)))
      end
      found[value] = false
    end
    prim.each_cell(g, function(name, file, rank)
      local value = part(file, rank)
      parts[value] = true
      if found[value] ~= nil then found[value], names[#names + 1] = true, name end
    end)
    for _, value in ipairs(asked) do
      if not found[value] then
        return prim.complain(format("%s: this board has %s, got %s%s", whose, has, prim.shown(value),
                                    cure_of(whose, value, function(v) return v and parts[v] end)))
      end
    end
    return b:zone(names)
  end
end
