-- can() inside can() ran for ever. Refused: can() inside can() would try every move after every move
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} ending { win { can(can(captured "A")) } } setup "A3/4/4/a3"
