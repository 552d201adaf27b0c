-- no_moves inside forbid ran out of stack. Refused: forbid cannot ask about legal moves (no_moves, can)
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} forbid { no_moves } setup "A3/4/4/a3"
