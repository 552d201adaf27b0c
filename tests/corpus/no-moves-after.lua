-- no_moves in what follows a move ran out of stack. Refused: after: 'when' cannot ask about legal moves (no_moves, can)
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} after { counter "q" {}:raise(), when = no_moves }  setup "A3/4/4/a3"
