-- A number at the end of its range overflowed. Refused: piece 'A': 'value' must be a whole number from 0 to 1000000, got '-2147483648'
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all, value=-2147483648} setup "AAAA/4/4/aaaa"
