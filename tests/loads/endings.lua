-- Thousands of endings that look at all moves.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = straight(b.all:ride()) }
end
local all = {}
for i = 1, 3000 do all[i] = draw { can(captured("P" .. string.char(65 + i % 26))) } end
ending(all)
setup { "ABCDEFGHIJKLMNOP/QRSTUVWXYZABCDEF/16/16/16/16/16/16/16/16/16/16/16/16/16/16" }
