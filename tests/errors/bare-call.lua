game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece Man { "M", move = b.n } -- expect: syntax error near 'Man'; are quotes, brackets or braces missing
