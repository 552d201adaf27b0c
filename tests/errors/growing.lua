-- Patterns without an end.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local all = {}
for i = 1, 1e8 do all[i] = b.n:to(enemy) end -- expect: the definition is too big to fit in memory
