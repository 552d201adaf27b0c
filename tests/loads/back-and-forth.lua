-- Seven steps that may enter visited cells: hundreds of thousands of walks, few ends.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
for i = 65, 69 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = revisit(b.all^7) }
end
