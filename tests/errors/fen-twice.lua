-- A field that stands twice would be read twice.
game { language = 1, name = "Twice" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
local d = counter "d" { per_player = true }
local n = counter "n" {}
local r = right "r" { letter = "R" }
piece "King" { "K", move = b.all * once(r, stay) }
setup [[ K . . . K ]]
after { c:raise(), d:raise(), n:raise() }
ending { draw { n:over(50) * c:over(50) * d:over(50) } }
fen { -- expect: fen: 'n' appears twice; leave out one of them -- expect: fen: 'c' appears twice -- expect: fen: 'd' appears twice -- expect: fen: 'r' appears twice
  "cells", "side", r,
  c:of "White", c:of "Black", n,
  n, c, r,
  { d:of "White", "+", d:of "Black", "+", d:of "White" },
}
