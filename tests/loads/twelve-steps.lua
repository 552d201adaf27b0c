-- Exactly twelve steps on the largest board.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
piece "Walker" { "W", move = b.all^12 }
