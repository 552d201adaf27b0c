-- A turn that holds where there are moves crashed at load. Refused: turn: 'when' cannot ask about legal moves (no_moves, can)
game { language = 1, name = "Crash" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = quiet(b.n) }
setup [[ M M M M
         . . . . ]]
turn { "pass", when = no_moves }
turn { "move" }
