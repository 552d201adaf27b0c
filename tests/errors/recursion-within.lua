-- The same through a function of the language.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function far(p) return p + each(p, function(d) return far(d) end) end -- expect: a function calls itself here without end
piece "Man" { "M", move = far(n) }
