-- Walks that ask what is attacked asked each other without end. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=quiet(b.all):to(threatens(other,"A","A"))} setup "A3/4/4/a3"
