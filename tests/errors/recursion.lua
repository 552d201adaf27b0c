-- A function that never comes to an end is not a lack of memory.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function far(p) return p + far(p * n) end -- expect: a function calls itself here without end
piece "Man" { "M", move = far(n) }
