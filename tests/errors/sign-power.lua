-- '^' stands behind what it repeats.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = ^b.n } -- expect: unexpected symbol near '^'; '^' comes after what it repeats, ortho^3
