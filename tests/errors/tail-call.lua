-- Lua keeps no frames of a function that calls another last of all.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function f(p) return f(p) end -- expect: a function calls itself here without
piece "Man" { "M", move = f(b.n) }
