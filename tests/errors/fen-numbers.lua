game { language = 1, name = "Numbers of a FEN" }
local g = graph()
for i = 1, 8 do g:cell(tostring(i), { i % 4, i // 4 }) end
for i = 1, 7 do g:edge("e", tostring(i), tostring(i + 1)) end
g:rows({ { "1", "2", "3", "4" }, { "5", "6", "7", "8" } }, { "", "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local c = counter "c" { max = 9 }
local m = marker "m" {} -- expect: marker 'm': in its FEN field, put a text that does not begin with a digit before it, since it follows a number
piece "King" { "K", move = g.e * mark(m) + g.e * c:raise() }
fen { "cells", "side", { c, m } }
setup "K3/3k"
