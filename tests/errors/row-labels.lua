-- A name that is none, a row without a label, a template without a field.
game { language = 1, name = "" } -- expect: game: 'name' is empty
local b = graph()
b:cell("a1", { 0, 0 })
b:cell("a2", { 0, 1 })
b:edge("n", "a1", "a2")
b:edge("s", "a2", "a1")
b:rows({ { "a2" }, { "a1" } }, { "2" }, "a") -- expect: rows(): 1 label for 2 rows
players { { "White", letter = "w" }, { "Black", letter = "b" } }
option "pace" { { "slow", abbrev = "S" }, { "fast", abbrev = "F" } }
types "pace" -- expect: types: expected a field such as {option} in 'pace'
piece "Man" { "M", move = b.n }
