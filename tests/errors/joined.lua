game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local more = b.n
for _ = 1, 12 do more = more * (b.ortho + more) end -- expect: piece 'Man': this pattern is too big: most of it comes from the many branches joined here
piece "Man" { "M", move = b.e + more }
