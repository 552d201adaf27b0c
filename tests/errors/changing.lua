-- Sixty thousand changes after a move, four times: too big where pointers have four bytes, too.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local v, all = counter "v" { max = 100 }, { {}, {}, {}, {} }
for i = 1, 240000 do all[i % 4 + 1][i // 4 + 1] = v:raise(1) end -- expect: the definition is too big to fit in memory
after(all[1])
