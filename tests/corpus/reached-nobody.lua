-- reached() by nobody was never true, silently. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=quiet(b.all):to(-reached(other,"A"))} setup "A3/4/4/a3"
