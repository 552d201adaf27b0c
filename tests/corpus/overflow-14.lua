-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} throw "t" { opening=true, shows="%d", {1, when=-always} } setup "AAAA/4/4/aaaa"
