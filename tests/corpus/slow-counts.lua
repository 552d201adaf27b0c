-- Numbers of cells, each in a sum that another asks of each cell, took six seconds to load. Plays.
game { language = 1, name = "Counts" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = friend
for _ = 1, 3 do c = (cells(c) + 1 * friend):over(1) * empty + friend end
forbid { cells(c):over(200) }
setup { "K . . . . . . . . . . . . . . ." }
