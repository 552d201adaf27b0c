-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } piece "A" {"A", move=b.all} throw "a" { when=always, shows="a%d", {1, from="a1", walk=stay} } throw "b" { when=by_chance, shows="b%d", {1} } setup "AAAA/4/4/aaaa"
