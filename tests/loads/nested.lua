-- Fifty cells beside each other, of which each asks for the next.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local c = enemy
for _ = 1, 50 do c = beside(b.all, c) end
piece "Scout" { "S", move = b.all:upto(5):to(c) }
