-- A pattern that is shared with itself grows as a power of two.
game { language = 1, name = "Broken" }
local p = square(5, 5).n
for _ = 1, 100 do p = p * p end -- expect: this pattern is too big
