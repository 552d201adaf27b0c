-- can() in what follows a move ran out of stack. Refused: after: 'when' cannot ask about legal moves (no_moves, can)
game { language = 1, name = "After" }
local b = square(4, 4)
local q = counter "q" {}
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = b.all }
after { q:raise(), when = can(captured "A") }
setup "A3/4/4/a3"
