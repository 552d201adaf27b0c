-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } local q=counter "q" {start=1000000} piece "A" {"A", move=b.all*q:set((q+1)*q*q*q*q*q)} setup "A3/4/4/a3"
