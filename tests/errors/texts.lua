-- A text that doubles.
game { language = 1, name = "Big" }
local s = "x"
while true do s = s .. s end -- expect: not enough memory
