-- A number at the end of its range overflowed. Plays.
game { language = 1, name = "X" } local b = square(4, 4) players { { "White", letter = "w" }, { "Black", letter = "b", sees=b.flip } } local q=counter "q" {clock=true} piece "A" {"A", move=b.all} after { q:raise(1000000*1000) } ending {draw{q:at_least(999999)}} setup "AAAA/4/4/aaaa"
