-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} piece "S" {"*", value=0} throw "t" { when=always, shows="%d", {1, weight=4503599627370496, from="a1", walk=b.n, optional=true}, {2, weight=4503599627370496} } setup "AAAA/4/4/aaaa"
