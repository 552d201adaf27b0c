-- Exactly thirty steps on thirty-six cells.
game { language = 1, name = "Big" }
local b = square(6, 6)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
piece "Walker" { "W", move = b.all^30 }
setup { "W5/6/6/6/6/6" }
