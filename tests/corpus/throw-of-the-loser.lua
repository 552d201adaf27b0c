-- What could be thrown hung on who had lost a man, which no FEN tells: it was refused when it came back. Refused: throw: 'when' cannot ask about what came before
game { language = 1, name = "Made" }
b = disc(3, 6, function( turn) return  turn end)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Ant" { "A", move =  (anywhere):takes(b.nw)  }
setup "2a/1A1/A1A/1A1/a*1/aA1"
throw "t2" {
  { 1 , when = turn_of(loser) }
}
