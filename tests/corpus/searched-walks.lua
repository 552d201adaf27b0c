-- Of tables each of a man's long walks was searched for as long as the machine takes for all of them: half a minute for a position. Loads.
game { language = 1, name = "Searched" }
local g = graph()
local small, large, rows, filled = 15, 40, {}, {}
for c = 1, 3 do -- from fifteen cells to forty and back: no more than thirty steps
  rows[c] = {}
  for i = 1, small + large do
    rows[c][i] = "c" .. c .. "x" .. i
    filled[#filled + 1] = i <= 50 and rows[c][i] or nil
    g:cell(rows[c][i], { i % 16, c * 5 + i // 16 })
  end
  for i = 1, small do
    for j = 1, large do
      g:edge("u" .. j, rows[c][i], rows[c][small + j])
      g:edge("d" .. i, rows[c][small + j], rows[c][i])
    end
  end
  if c > 1 then g:edge("on", rows[c - 1][1], rows[c][1]) end
end
g:rows(rows, { "", "", "" }, "")
local all, ways = g.on, none
for i = 1, small do all = all + g["d" .. i] end
for j = 1, large do all = all + g["u" .. j] end
for skip = 1, 8 do -- each time without one of the directions
  local dirs = g.d1
  for i = 2, small do dirs = dirs + g["d" .. i] end
  for j = 1, large do dirs = j == skip and dirs or dirs + g["u" .. j] end
  ways = ways + quiet((dirs^32):via(friend))
end
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local grown = any((all * empty):ride() * g:zone(filled) * put("Man", "Black"))
piece "Man" { "M", move = ways, value = 1 }
piece "Sower" { "S", move = quiet(g.u1) * grown, value = 1 }
setup "S54/55/55"
ending { draw { no_moves } }
