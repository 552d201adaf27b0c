-- After each of many moves it was asked of each cell who of many could go there. Refused: or conditions ask less
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
