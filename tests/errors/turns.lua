-- More kinds of turns than anybody plays.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
piece "Man" { "M", move = b.all }
for _ = 1, 1e6 do turn { { "Man", b.all * b.all }, { "move" } } end -- expect: a game has at most 32 kinds of turns
