-- A condition in a walk that can never hold, alone or beside others; one that is denied holds always.
game { language = 1, name = "Never" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local c = counter "c" { max = 3 }
local pips = counter "pips" { max = 6 }
after { c:raise(), pips:raise() }
piece "Aunt" { "A", move = b.all + b.n^2 * at(c:is(4)) } -- expect: piece 'Aunt': this condition can never hold
piece "Bear" { "B", move = b.all + at(c:over(3)) * b.n^2 } -- expect: piece 'Bear': this condition can never hold
piece "Crow" { "C", move = b.all + b.e:to(b.rank(3) * c:is(4)) } -- expect: piece 'Crow': this condition can never hold
piece "Deer" { "D", move = b.all + at(-c:is(4)) * b.n^2 }
throw "wind" { -- expect: throw: 'when': this condition can never hold
  when = pips:is(7), shows = "(%d)", { 1, of = "Aunt", walk = b.n, optional = true }, { 2 } }
setup "a1b1c/1d3/5/3D1/A1B1C"
ending { draw { no_moves } }
