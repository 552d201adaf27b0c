game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = straight(b.n:ride(), value = 3 } -- expect: ')' expected near '='; is a ')' missing before it?
