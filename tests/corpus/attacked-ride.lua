-- A capturing walk asked what is attacked, by way of another piece. Refused: piece 'A': a walk that may capture cannot ask what is attacked; use quiet(...)
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", royal=true, move=capture(b.all):to(in_check())+b.n} setup "A3/4/4/a3"
