-- What nobody has, sees or numbers, and names that no record could hold.
game { language = 1, name = "Broken" }
local b = graph()
b:cell("a1", { 0, 0 })
b:cell("(x)", { 1, 0 }) -- expect: cell '(x)': the name of a cell must not contain spaces, colons, semicolons or brackets
b:cell("b1", { 1, 0 })
b:edge("e", "a1", "b1")
b:rows({ { "a1", "b1" } }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local c = counter "c" { per_player = true }
counter "t" { turns = true, min = -5 } -- expect: counter 't': turns are numbered from 0, but 'min' is -5
piece "Ant" { "A", move = b.e * c:of(nobody):raise() } -- expect: of(): 'nobody' has no counters or rights
ending { win { touched(b:zone { "a1" }, nobody) } } -- expect: touched: zones are given as a player sees them, and 'nobody' is not a player
