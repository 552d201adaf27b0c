-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } local q=counter "q" {min=-1000000} piece "A" {"A", move=b.all} after { q:set((-2147483647-1+q)/(q-1)) } setup "AAAA/4/4/aaaa"
