-- no_moves inside a walk ran out of stack. Refused: the walk of a piece cannot ask about legal moves (no_moves, can)
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } local q = counter "q" {} piece "A" {"A", move=quiet(b.all)*at(no_moves)} setup "A3/4/4/a3"
