-- Endings that each ask for much.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local v = counter "v" { max = 100 }
local c, all = v:at_least(3), {}
for i = 1, 12 do c = c + c * v:is(i) end
piece "Man" { "M", move = b.all }
for i = 1, 5000 do all[i] = draw { c * v:is(i) } end -- expect: the patterns and conditions together are too big
ending(all)
