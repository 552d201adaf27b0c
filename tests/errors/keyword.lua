game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n:repeat(3) } -- expect: <name> expected near 'repeat'; that is a reserved word of Lua, not a name
