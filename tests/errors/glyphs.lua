game { language = 1, name = "Glyphs" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n, glyph = "" } -- expect: piece 'Man': a 'glyph' is empty
piece "Rook" { "R", move = b.n, glyph = { "x", "y", "z" } } -- expect: piece 'Rook': 'glyph' has 3 characters, but the game has 2 players
setup "M R . ."
ending { draw { no_moves } }
