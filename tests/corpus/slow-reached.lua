-- After each of many moves it was asked of each cell who of many could go there. Refused: what is asked of each move may take 4.0 times as long as allowed
game { language = 1, name = "Reached" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all:ride() }
forbid { cells(reached(mover, "King")):over(255) }
setup { [[
K K K K K K K K K K K K K K K K
K K K K K K K K K K K K K K K K
K K K K K K K K K K K K K K K K
K K K K K K K K K K K K K K K K
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
]] }
