-- Each ending is compared with those before it.
game { language = 1, name = "Big" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ . . . . K . . . ]] }
local all = counter "c1" {}:over(3)
for i = 2, 12 do all = all + counter("c" .. i) {}:over(3) end
local rules = {}
for i = 1, 3000 do rules[i] = win { all } end
ending(rules)
