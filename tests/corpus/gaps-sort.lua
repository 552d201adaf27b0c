-- A list with gaps, which seems to have 2^62 elements, was sorted for ever: what that costs had overflowed. Refused: has too many elements
game { language = 1, name = "Gaps" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local gaps = {}
for k = 0, 61 do gaps[1 << k], gaps[(1 << k) + 1] = 1, 1 end
gaps[1 << 62] = 1
table.sort(gaps)
