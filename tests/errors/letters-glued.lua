game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup { "M..M" } -- expect: setup: no piece has the letter 'M..M'; put spaces between the cells
