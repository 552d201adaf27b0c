-- A capturing walk that asks what is attacked asked itself without end. Refused: piece 'A': a walk that may capture cannot ask what is attacked; use quiet(...)
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=capture(b.all):to(threatens(other,"A","A"))} setup "A3/4/4/a3"
