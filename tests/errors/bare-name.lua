game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
ending { win { captured Man } } -- expect: '}' expected near 'Man'; is a ',' missing before it, or quotes around it?
