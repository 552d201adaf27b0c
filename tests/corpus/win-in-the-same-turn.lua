-- A player who goes on was not seen to win by having no move. Plays.
game { language = 1, name = "Made"  }
b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
c3 = counter "c3" { start  = 2 }
r2 = right "r2" { letter = "R" }
piece "Bee" { "B", move = (b.ne) + once(r2, leap(1, 2)) }
piece "Ant" { "A", royal = true, move = ((((b.e ) * (b.nw ))):via(r2)) + (((b.sw))) }
piece "Cat" { "C", move =  each(b.backward, function(d) return  d end) }
ending {
  win { no_moves  }
}
setup "abBBA/3*1/c1a*1/5/A*2*"
again { ((c3 ) ) }
