-- Boards of hexagons: rows run from west to east, each half a cell further east than the one below it.
-- A file keeps its letter going north-east. `inside(file, rank)` says where there is a cell, and
-- `shade(file, rank)`, if it is given, which colour pictures give it.
return function(files, ranks, inside, shade)
  local g, rows, labels = graph(), {}, {}
  local function name(f, r)
    if f < 1 or f > files or r < 1 or r > ranks or not inside(f, r) then return nil end
    return string.char(96 + f) .. r
  end
  local function each_cell(f)
    for rank = ranks, 1, -1 do
      for file = 1, files do
        if name(file, rank) then f(name(file, rank), file, rank) end
      end
    end
  end
  local tall, low, side = math.sqrt(3) / 2, math.sqrt(3) / 6, math.sqrt(3) / 3
  each_cell(function(cell, file, rank)
    local x, y = file + rank / 2, rank * tall
    local outline = { x, y + side, x - 0.5, y + low, x - 0.5, y - low,
                      x, y - side, x + 0.5, y - low, x + 0.5, y + low }
    g:cell(cell, { x, y, outline = outline, shade = shade and shade(file, rank) })
    if labels[#labels] ~= rank .. "" then rows[#rows + 1], labels[#labels + 1] = {}, rank .. "" end
    table.insert(rows[#rows], cell)
  end)
  for _, way in ipairs { { "e", 1, 0 }, { "ne", 0, 1 }, { "nw", -1, 1 },
                         { "w", -1, 0 }, { "sw", 0, -1 }, { "se", 1, -1 } } do
    each_cell(function(cell, file, rank)
      local to = name(file + way[2], rank + way[3])
      if to then g:edge(way[1], cell, to) end
    end)
  end
  g:rows(rows, labels, "")
  g.all = g.e + g.ne + g.nw + g.w + g.sw + g.se
  g:words(g.all, "step to the side")
  g.each_cell = each_cell
  -- where(f): the cells for which `f(file, rank)` holds. mirror(as, f): the symmetry `as`, which takes each
  -- cell to where `f(file, rank)` says.
  function g.where(f)
    local list = {}
    each_cell(function(cell, file, rank) if f(file, rank) then list[#list + 1] = cell end end)
    return g:zone(list)
  end
  function g.mirror(as, f)
    local map = {}
    each_cell(function(cell, file, rank) map[cell] = name(f(file, rank)) end)
    g:symmetry(as, map)
  end
  return g
end
