game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
ending { win { count(other) = 0 } } -- expect: '}' expected near '='; to compare two numbers write a:is(b)
