-- Words of square boards on another board: a second board would be refused.
game { language = 1, name = "Words of square boards" }
local g = graph()
for i = 1, 8 do g:cell("c" .. i, { i, 1 }) end
for i = 1, 7 do g:edge("e", "c" .. i, "c" .. i + 1) end
g:rows({ g:cells() }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = leap(1, 2) } -- expect: leap: this word is only for square boards; here say where each step leads, g:edge("leap", from, to)
piece "Betza" { "B", move = betza "N" } -- expect: betza: this word is only for square boards; here build the pattern from the board's own directions
piece "Lad" { "L", move = g.e }
setup { "L . . . . . . M" }
ending { win { landed(rank(3)) } } -- expect: rank: this word is only for square boards; here list the cells, g:zone { "a1", "b1" }
