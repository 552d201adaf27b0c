-- A royal man who cannot leave his cell, and one who comes to where he stays.
game { language = 1, name = "Stuck" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local palace = b:zone { "a1", "b1", "a2", "b2" }
piece "King" { "K", royal = true, move = b.all:to(palace) } -- expect: piece 'King': none can ever leave the cell where it begins, whatever is around it
piece "Prince" { "P", royal = true, move = b.n } -- up to the last rank
piece "Rook" { "R", move = straight(b.ortho:ride()) }
forbid { in_check() }
setup [[ R P . . K R ]]
ending { loss { no_moves, who = other }, draw { repeated(3) } }
