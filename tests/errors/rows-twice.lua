-- A cell that stands twice in the rows is told where they are said.
game { language = 1, name = "Twice" }
local g = graph()
g:cell("a1", { 0, 0 })
g:cell("b1", { 2, 0 })
g:edge("on", "a1", "b1")
g:rows { { "a1", "b1", "a1" } } -- expect: cell 'a1' appears more than once in the rows of the board
players { { "White", letter = "w" } }
piece "Man" { "M", value = 1, move = g.on }
setup { "M . ." }
ending { win { captured "Man" } }
