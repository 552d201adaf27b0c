-- Rows of which there are none.
game { language = 1, name = "None" }
local g = graph()
g:cell("a1", { 0, 0 })
g:cell("b1", { 2, 0 })
g:edge("on", "a1", "b1")
g:rows {} -- expect: rows(): expected a list of rows, each a list of cell names
players { { "White", letter = "w" } }
piece "Man" { "M", value = 1, move = g.on }
ending { win { captured "Man" } }
