-- A turn that asks for legal moves ran out of stack. Refused: turn: 'when' cannot ask about legal moves (no_moves, can)
game { language = 1, name = "Rec2" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = quiet(b.n) + capture(b.ne + b.nw) }
setup [[ M M M M M M
         . . . . . . ]]
turn { "move", when = -can(captured()) }
turn { "Man", capture(b.ne + b.nw) }
ending { win { no_moves } }
