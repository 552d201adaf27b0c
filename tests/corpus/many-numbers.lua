-- Sixty endings of eleven numbers each, of which each pair is asked whether one holds wherever the other does. Plays.
game { language = 1, name = "Heavy" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "K", value = 9, move = b.all }
setup { [[ . . K . . . ]] }
local list = {}
local function num(k)
  local n = cells(empty * rank(1 + k % 6)) for i = 1, 8 do n = n + count(other, "Lord", rank(1 + (i + k) % 6)) end
  return n
end
for r = 1, 60 do
  local c = always
  for k = 1, 12 do if k ~= 1 + r % 12 then c = c * (num(k)):over(k % 5) end end
  list[r] = draw { c, says = "r" .. r }
end
ending(list)
