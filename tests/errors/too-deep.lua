-- What stands within each other too often: long sums and products do not.
game { language = 1, name = "Deep" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local v, rest, all = counter "v" { start = 100 }, 0, captured "King"
piece "King" { "K", move = b.all }
setup { "K . . . . . . ." }
for i = 1, 200 do rest, all = rest + v * i, (captured() + all) + v:is(i) end
ending { win { all * rest:over(100) } }
rest = v
for i = 1, 70 do rest = rest - i * v end -- expect: this condition is too deep: 61 levels, but at most 60 are allowed; a sum or a product may have thousands of parts and counts as one level: write a - (b + c + d)
