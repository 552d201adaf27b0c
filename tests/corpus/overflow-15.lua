-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} throw "t" { when=always, shows="%d%d%d%5%%", {1} } setup "AAAA/4/4/aaaa"
