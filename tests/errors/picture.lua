game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup { [[ m . - M ]] } -- expect: setup: no piece has the letter 'm'; a picture shows the first player's pieces, in capitals -- expect: no piece has the letter '-'; an empty cell is '.'
