-- A table that would fill the machine.
game { language = 1, name = "Broken" }
local t = {}
for i = 1, 1e9 do t[i] = { i } end -- expect: not enough memory
