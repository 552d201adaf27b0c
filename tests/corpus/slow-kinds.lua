-- Many kinds with long walks took minutes to load. Loads.
game { language = 1, name = "Worst" }
local b = square(16, 16)
players { { "W", letter = "w", style="A" }, { "B", letter = "b", style="a", sees=b.flip }, { "R", letter = "r", style="+", sees=b.turn }, { "U", letter = "u", style="=" } }
for i = 65, 90 do local c = string.char(i) piece ("P"..c) { c, move = revisit((b.n+b.e+b.s)^10) * (b.n+b.e):upto(1) } end
