-- A board of one's own that forgets a cell in its rows.
game { language = 1, name = "Broken" }
local b = graph()
b:cell("x", { 1, 1 })
b:cell("y", { 2, 1 })
b:edge("on", "x", "y")
b:rows { { "x" } } -- expect: cell 'y' is missing from the rows of the board
players { { "One", letter = "o" } }
piece "Man" { "M", move = b.on }
