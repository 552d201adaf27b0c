-- Three leaps to anywhere are ten million.
game { language = 1, name = "Big" }
local b = square(15, 15)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
piece "Spirit" { "S", move = anywhere * anywhere * anywhere } -- expect: piece 'Spirit': too many walks to try
