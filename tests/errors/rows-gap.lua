-- A gap in a row is no cell, and what follows from that is not told.
game { language = 1, name = "Gap" }
local g = graph()
g:cell("a1", { 0, 0 })
g:cell("b1", { 2, 0 })
g:edge("on", "a1", "b1")
g:rows({ { "a1", "", "b1" } }, { "1" }, "a  b") -- expect: rows(): '' in row 1 is not a cell; leave gaps out: pictures show them where the x and y of the cells leave room
players { { "White", letter = "w" } }
piece "Man" { "M", value = 1, move = g.on }
setup { "M ." }
ending { win { captured "Man" } }
