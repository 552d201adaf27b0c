-- no_moves in the condition of a turn ran out of stack. Refused: turn: 'when' cannot ask about legal moves (no_moves, can)
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} turn { "move", when = no_moves } turn {"pass", when=-can(captured())} setup "A3/4/4/a3"
