-- Signs of other languages are no Lua.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
ending { win { no_moves && in_check() } } -- expect: unexpected symbol near '&'; "and" is '*' for conditions
