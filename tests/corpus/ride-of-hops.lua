-- A ride whose steps end differently was refused by a riddle. Plays.
game { language = 1, name = "Chinese checkers" }
local g = graph()
local dirs = { { "e", 1, 0, "w" }, { "w", -1, 0, "e" }, { "ne", 0, 1, "sw" }, { "sw", 0, -1, "ne" }, { "nw", -1, 1, "se" }, { "se", 1, -1, "nw" } }
local function inside(q, r)
  local s = -q - r
  return (q >= -4 and r >= -4 and s >= -4) or (q <= 4 and r <= 4 and s <= 4)
end
local name, rows, labels, turned, south, north = {}, {}, {}, {}, {}, {}
for r = 8, -8, -1 do
  local row, k = {}, 0
  for q = -8, 8 do if inside(q, r) then
    k = k + 1
    name[q .. "," .. r] = ("abcdefghijklmnopq"):sub(r + 9, r + 9) .. k
    row[k] = name[q .. "," .. r]
    g:cell(row[k], { q + r / 2, r })
    if r < -4 then south[#south + 1] = row[k] elseif r > 4 then north[#north + 1] = row[k] end
  end end
  rows[#rows + 1], labels[#labels + 1] = row, ("abcdefghijklmnopq"):sub(r + 9, r + 9)
end
for q = -8, 8 do for r = -8, 8 do if inside(q, r) then
  turned[name[q .. "," .. r]] = name[-q .. "," .. -r]
  for _, d in ipairs(dirs) do
    for k, suffix in ipairs { "", "2" } do
      if inside(q + k * d[2], r + k * d[3]) then g:edge(d[1] .. suffix, name[q .. "," .. r], name[q + k * d[2] .. "," .. r + k * d[3]]) end
    end
  end
end end end
g:rows(rows, labels, "")
g:symmetry("turn", turned)
players { { "South", letter = "w" }, { "North", letter = "b", sees = g.turn } }
local step, hop = none, none
for _, d in ipairs(dirs) do
  step = step + g[d[1]]
  hop = hop + g[d[1] .. "2"] * beside(g[d[4]], anything) * at(empty)
end
piece "Man" { "M", move = quiet(step) + quiet(hop:ride()), value = 100 }
setup "m/mm/mmm/mmmm/13/12/11/10/9/10/11/12/13/MMMM/MMM/MM/M"
ending { win { count(mover, "Man", g:zone(north)):is(10), says = "home" }, win { no_moves }, draw { repeated(3) } }
