-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } local q=counter "q" {per_player=true,start=1000000,max=1000000} piece "A" {"A", move=b.all} after { q:of(mover):pay(q:of(other), 1000000) } setup "AAAA/4/4/aaaa"
