-- Where the lines of the board end was followed anew for each walk that can be thrown: half a minute. Loads.
game { language = 1, name = "Lines" }
local g = graph()
local first, second = {}, {}
for i = 1, 250 do
  local row = i <= 125 and first or second
  row[#row + 1] = "c" .. i
  g:cell("c" .. i, { i % 16, i // 16 })
end
for d = 1, 240 do
  for i = 1, 249 do g:edge("d" .. d, "c" .. (i + d) % 250 + 1, "c" .. (i + 1 + d) % 250 + 1) end
end
g:rows({ first, second }, { "", "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Step" { "S", move = g.d1, value = 1 }
piece "Storm" { "*", value = 0 }
local rows = { when = count(nobody, "Storm"):over(0) }
for i = 1, 40 do
  for j = 1, 25 do
    rows[#rows + 1] = { #rows + 1, of = "Storm", walk = g["d" .. i] * g["d" .. i + j], optional = true }
  end
end
throw "wind" (rows)
setup "S124/125"
ending { draw { no_moves } }
