-- What a board of one's own does not have, though square boards do; the labels of its rows.
game { language = 1, name = "Own" }
local g = graph()
for i, cell in ipairs { "c1", "c2", "c3" } do g:cell(cell, { i, 1 }) end
g:edge("on", "c1", "c2")
g:edge("on", "c2", "c3")
g:edge("back", "c3", "c2")
g:edge("back", "c2", "c1")
g:symmetry("half", { c1 = "c3", c3 = "c1" })
g:rows({ { "c1", "c2", "c3" } }, "1 2 3") -- expect: rows(): expected a list of labels, one for each row, got a string
g:rows({ { "c1", "c2", "c3" } }, 7) -- expect: rows(): expected a list of labels, one for each row, got a number
g:rows({ { "c1", "c2", "c3" } }, nil, "1 2 3")
players { { "White", letter = "w" }, { "Black", letter = "b", sees = g.turn } } -- expect: no direction 'turn' on this board; available: on back, and the symmetries half
local last = g.rank(3) -- expect: no direction 'rank' on this board; available: on back
local move = g.quiet -- expect: no direction 'quiet' on this board; quiet is a word of its own, written without the board
local c = counter "c" { max = 3 }
piece "Man" { "M", move = (g.on + g.back) * c:rise() } -- expect: a number has no 'rise'; did you mean 'raise'?
piece "Dan" { "D", move = g.on:raid() } -- expect: a pattern has no 'raid'; did you mean 'ride'?
