-- A list with gaps, of which Lua found a length of billions, took all memory. Refused: a list has at most 65536 elements, numbered from 1 without gaps
game { language = 1, name = "Gaps" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local gaps = {}
for k = 0, 31 do gaps[1 << k], gaps[(1 << k) + 1] = "King", "King" end
setup { "K . . . . . . .", without = gaps }
