-- A move of one notation, written in full, was read as another's without its outcome. Plays.
game { language = 1, name = "Made" }
b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
setup "b1cD/1d2/C3/*Da1"
piece "Dog" { "D", royal = true, move = b.ortho +  any(((b.nw))) }
piece "Bee" { "B"  }
piece "Ant" { "A", move =  ((anywhere * (( kind("Cat")))))  }
piece "Cat" { "C", move =   each(b.sideways, function() return none end) }
notation "n2" {  check = "{takes}{becomes}{cell}{from}" }
notation "n1" { move = "{says}{from}" }
