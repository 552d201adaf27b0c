-- notation.lua -- how moves are written: names of cells and pieces for templates.
local prim, lang = ...
local check = prim.check
local pairs, ipairs, type = lang.pairs, lang.ipairs, lang.type

-- f: a function of a name and a player, or a table by name, or nil.
local function renamed(names, f, whose)
  if f == nil or type(f) ~= "function" and not check(f, whose, names, 0) then return nil end
  local lists = {}
  for p, player in ipairs(prim.player_names()) do
    lists[p] = {}
    for i, name in ipairs(names) do
      if type(f) == "function" then lists[p][i] = f(name, player)
      else lists[p][i] = f[name] or name end
    end
  end
  return lists
end

-- A record could not distinguish cells with the same name. Reports the first two.
local function check_cells(lists)
  local cells = prim.cell_names()
  for _, list in ipairs(lists or {}) do
    local called = {}
    for i, cell in ipairs(cells) do
      local name = list[i]
      if type(name) == "string" and called[name] then
        prim.complain(lang.string.format("notation: cells: '%s' and '%s' have the same name, '%s'", called[name], cell,
                                         prim.shown(name)))
        return
      elseif type(name) == "string" then
        called[name] = cell
      end
    end
  end
end

-- f: a function of a piece, a player and a cell: the names of the player's pieces, for each
-- cell.
local function placed(f)
  if type(f) ~= "function" then return nil end
  local lists = {}
  for p, player in ipairs(prim.player_names()) do
    local list = {}
    for _, piece in ipairs(prim.piece_names()) do
      for _, cell in ipairs(prim.cell_names()) do list[#list + 1] = f(piece, player, cell) end
    end
    lists[p] = list
  end
  return lists
end

-- Templates by piece, in the order of the pieces.
local function by_piece(t, whose)
  if t == nil then return nil end
  local names, list = prim.piece_names(), {}
  if not check(t, whose, names, 0) then return nil end
  for i, name in ipairs(names) do list[i] = t[name] or false end
  return list
end

lang.notation = prim.named("notation", 'move = "{from}-{to}"', function(name, t)
  local whose = lang.string.format("notation '%s'", prim.shown(name))
  if type(t) ~= "table" then return check(t, whose, {}) end
  if t.men ~= nil then
    prim.complain(whose .. ": unknown field 'men'; pieces = function(piece, player, cell) ... end " ..
                  "names pieces by their cells")
  end
  local copy = {}
  for key, value in pairs(t) do copy[key] = value end
  copy.cells = renamed(prim.cell_names(), t.cells, "notation: cells")
  check_cells(copy.cells)
  copy.pieces = type(t.pieces) ~= "function" and renamed(prim.piece_names(), t.pieces, "notation: pieces") or nil
  copy.men = placed(t.pieces)
  copy.own = by_piece(t.own, "notation: own")
  copy.taken = by_piece(t.taken, "notation: taken")
  prim.notation(name, copy)
end)
