-- Up to sixty-four diagonal steps.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
piece "Walker" { "W", move = b.diag:upto(64) }
