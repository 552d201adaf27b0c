-- All rows were asked of all that can be thrown, five million times. Refused: 5600000 rows together; at most 100000 are allowed
game { language = 1, name = "Many" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = cells(leads((b.all * (empty + anything)):ride() * file "p")):over(255)
local t = { opening = true, dice = { dice(1, 40), dice(1, 40) }, shows = "%d %d" }
for i = 1, 3500 do t[i] = { when = -c, walk = stay } end
throw "die" (t)
setup { "K . . . . . . . . . . . . . . ." }
