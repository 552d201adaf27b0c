-- Questions about single steps, each within another, were tried way by way. Plays.
game { language = 1, name = "Steps" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = enemy
for _ = 1, 11 do c = leads(b.all * c) end
piece "King" { "K", move = b.all }
forbid { cells((1 * c + 1 * friend):over(1)):over(0) }
setup { "K . . . . . . . . . . . . . . ." }
