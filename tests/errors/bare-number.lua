game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n:to(rank(2)) + b.e:to(b.rank 3) } -- expect: ')' expected near '3'; is a ',' or a ')' missing before it, or brackets around it?
