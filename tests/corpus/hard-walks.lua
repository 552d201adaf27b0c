-- That there is no such walk was searched for from each cell, and nothing bounded all searches together: half a minute. Refused: too many walks to try from
game { language = 1, name = "Hard" }
local g = graph()
local small, large, rows = 15, 40, {}
for c = 1, 4 do -- from fifteen cells to forty and back: no more than thirty steps
  rows[c] = {}
  for i = 1, small + large do
    rows[c][i] = "c" .. c .. "x" .. i
    g:cell(rows[c][i], { i % 16, c * 5 + i // 16 })
  end
  for i = 1, small do
    for j = 1, large do
      g:edge("u" .. j, rows[c][i], rows[c][small + j])
      g:edge("d" .. i, rows[c][small + j], rows[c][i])
    end
  end
end
g:rows(rows, { "", "", "", "" }, "")
local all = g.u1
for j = 2, large do all = all + g["u" .. j] end
for i = 1, small do all = all + g["d" .. i] end
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = jump(all^32), value = 1 }
piece "Step" { "S", move = all, value = 1 }
setup "S54/55/55/55"
ending { draw { no_moves } }
