-- A game without a setup begins on an empty board. Plays.
game { language = 1, name = "Slow" }
local b = square(8, 8)
players {{ "PA", letter = "a", style="A" },{ "PB", letter = "b", style="a" }}
piece "K0" { "A", move = revisit((b.n+b.s)^18) }
