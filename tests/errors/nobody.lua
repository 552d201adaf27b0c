-- What nobody has, sees or numbers, and names that no record could hold.
game { language = 1, name = "Broken" }
local b = graph()
b:cell("a1", { 0, 0 })
b:cell("(x)", { 1, 0 }) -- expect: cell '(x)': a name of a cell has no blanks, colons or brackets
b:cell("b1", { 1, 0 })
b:edge("e", "a1", "b1")
b:rows({ { "a1", "b1" } }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local c = counter "c" { per_player = true }
counter "t" { turns = true, min = -5 } -- expect: counter 't': turns are numbered from 0 on, and 'min' is -5
piece "Ant" { "A", move = b.e * c:of(nobody):raise() } -- expect: of(): nobody has no counters and no rights
ending { win { touched(b:zone { "a1" }, nobody) } } -- expect: touched: zones are named as a player sees them; nobody is none
