-- Between the parts of a table stands a comma.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M" move = n } -- expect: '}' expected near 'move'; is a ',' missing before it?
