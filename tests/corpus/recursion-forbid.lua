-- forbid that asks for legal moves ran out of stack. Refused: forbid cannot ask about legal moves (no_moves, can)
game { language = 1, name = "Rec" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = quiet(b.n) + capture(b.ne + b.nw) }
setup [[ M M M M M M
         . . . . . . ]]
forbid { -captured() * was(can(captured())) }
ending { win { no_moves } }
