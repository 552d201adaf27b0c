-- Mistakes were told from deep within a function, each with a look at all the calls around it: ten seconds. Refused: no direction 'nope1'
game { language = 1, name = "Deep" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { "K . . . . . . ." }

local function f(n)
  if n == 0 then
    for i = 1, 100000 do b:step("nope" .. i, "a1") end
    return 0
  end
  return 1 + f(n - 1)
end
f(15000)
