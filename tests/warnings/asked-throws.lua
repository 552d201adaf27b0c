-- A throw that does nothing by itself, but is asked for. Each move takes, so nobody else can be meant.
game { language = 1, name = "Asked" }
local b = graph()
for f = 0, 2 do for r = 1, 2 do b:cell(("abc"):sub(f + 1, f + 1) .. r, { f, r }) end end
for f = 1, 3 do b:edge("n", ("abc"):sub(f, f) .. 1, ("abc"):sub(f, f) .. 2) end
for f = 1, 3 do b:edge("s", ("abc"):sub(f, f) .. 2, ("abc"):sub(f, f) .. 1) end
b:rows({ { "a2", "b2", "c2" }, { "a1", "b1", "c1" } }, { "2", "1" }, "a b") -- expect: rows(): 2 names in the line below the rows, for 3 files
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local luck = counter "luck" { max = 2, shown = true }
piece "Man" { "M", move = b.n + b.s }
throw "die" { { 1, walk = stay }, { 2, walk = stay } }
after { luck:set(roll(1)), at = "change" }
setup "mmm/MMM"
ending { win { luck:is(2) * no_moves }, draw { no_moves } }
