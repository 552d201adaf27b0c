-- Lines that turn everywhere were looked up one after the other, and counted when all were there: ten seconds. Refused: a condition asks about a walk that is too big
game { language = 1, name = "Turning" }
local g = graph()
local first, second = {}, {}
for i = 1, 250 do
  local row = i <= 125 and first or second
  row[#row + 1] = "c" .. i
  g:cell("c" .. i, { i % 16, i // 16 })
end
for d = 1, 249 do
  for i = 1, 250 do g:edge("d" .. d, "c" .. i, "c" .. (i + d) % 250 + 1, "d" .. (i * 7 + d) % 249 + 1) end
end
g:rows({ first, second }, { "", "" }, "")
local all = g.d1
for d = 2, 249 do all = all + g["d" .. d] end
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Step" { "S", move = g.d1, value = 1 }
setup "S124/125"
ending { win { cells(leads(straight((all * friend):ride()))):over(5) }, draw { no_moves } }
