-- Sixty thousand changes after a move.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local v, all = counter "v" { max = 100 }, {}
for i = 1, 60000 do all[i] = v:raise(1) end -- expect: the definition is too big to fit in memory
after(all)
