-- A board was unpacked, with a mistake for each of its elements, within calls six thousand deep: half a minute. Refused: unpack: expected a table, got a board
game { language = 1, name = "Deep" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { "K . . . . . . ." }

local function f(n)
  if n == 0 then table.unpack(b, 1, 8000) return 0 end
  return 1 + f(n - 1)
end
f(6000)
