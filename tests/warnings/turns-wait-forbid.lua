-- A pass may be forbidden: who is in check, and cannot pass, has to move. Of that nothing is told.
game { language = 1, name = "Wait" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 100, royal = true, move = b.all } -- expect: piece 'King': a royal piece is never captured, so its value has no effect;
piece "Rook" { "R", value = 100, move = straight(b.ortho:ride()) }
setup [[ R . K . R ]]
forbid { in_check() }
turn { "pass" }
turn { "move", otherwise = true }
ending { win { no_moves }, draw { repeated(3) } }
