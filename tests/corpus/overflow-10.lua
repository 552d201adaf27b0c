-- A number at the end of its range overflowed. Refused: repeated: argument 1 must be a whole number from 0 to 1000000, got '2147483647'
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} ending {draw{repeated(2147483647)},win{repeated(0)},win{repeated(-5)}} setup "AAAA/4/4/aaaa"
