-- Many kinds whose rides take captures took minutes to load. Loads.
game { language = 1, name = "Slow" }
local b = square(8, 8)
players {{ "PA", letter = "a", style="A" },{ "PB", letter = "b", style="a" }}
piece "K0" { "A", move = revisit(b.all^7) }
piece "K1" { "B", move = revisit(b.all^7) }
piece "K2" { "C", move = revisit(b.all^7) }
piece "K3" { "D", move = revisit(b.all^7) }
piece "K4" { "E", move = revisit(b.all^7) }
