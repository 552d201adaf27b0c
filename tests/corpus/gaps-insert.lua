-- The same beside another such list: their lengths together overflowed. Refused: this takes too long
game { language = 1, name = "Gaps" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local gaps = {}
for k = 0, 61 do gaps[1 << k], gaps[(1 << k) + 1] = 1, 1 end
gaps[1 << 62] = 1
table.insert(gaps, 1, gaps)
