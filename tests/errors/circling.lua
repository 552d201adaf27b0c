-- A walk that is longer than any board.
game { language = 1, name = "Big" }
local b = graph()
local cells = {}
for i = 1, 9 do
  cells[i] = "c" .. i
  b:cell(cells[i], { i, 0 })
end
for i = 1, 9 do b:edge("on", cells[i], cells[i % 9 + 1]) end
b:rows({ cells }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Runner" { "R", move = revisit((b.on^60)^10) } -- expect: piece 'Runner': too many walks to try
