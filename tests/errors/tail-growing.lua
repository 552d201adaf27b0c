game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function slide(p) return slide(p * b.n) end -- expect: too many times; does a function call itself here
piece "Man" { "M", move = slide(b.n) }
