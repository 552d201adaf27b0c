-- Fewer rows that each ask about a long walk took as long. Refused: evaluating all its rows for every possible throw may take too long
game { language = 1, name = "Floods" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = cells(leads((b.all * (empty + anything)):ride() * file "p")):over(255)
local t = { opening = true, dice = { dice(1, 40), dice(1, 40) }, shows = "%d %d" }
for i = 1, 60 do t[i] = { when = -c, walk = stay } end
throw "die" (t)
setup { "K . . . . . . . . . . . . . . ." }
