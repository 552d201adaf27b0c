game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n
piece "Dan" { "D", move = b.e } -- expect: '}' expected (to close '{' at line 4) near 'piece'; is a '}' missing before it?
