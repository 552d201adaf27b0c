-- a name of a move was looked for with every man at every cell: 16 s. Plays.
game { language = 1, name = "Named" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { max = 9 }
local s = b.all * at(c:over(3))
piece "Dancer" { "D", move = quiet(b.n) + s * b.rank(3) *s*s*s*s*s}
piece "King" { "K", move = b.all + (b.e*b.e):from(b:zone{"e1"}) * called "O-O" }
setup { [[D D D D D D D D D D D D D D D D
D D D D D D D D D D D D D D D K]] }
after { c:raise(), when = captured() }
ending { win { captured "King" } }
