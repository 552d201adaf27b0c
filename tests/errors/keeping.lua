-- Short texts beyond number.
game { language = 1, name = "Big" }
local t = {}
for i = 1, 1e9 do t[i % 60000] = { i .. "", i .. "a" } end -- expect: not enough memory
