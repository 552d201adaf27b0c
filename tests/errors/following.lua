-- What follows is looked for among places that are empty again.
game { language = 1, name = "Big" }
local t = {}
for i = 1, 60000 do t[i] = i end
for i = 1, 59999 do t[i] = nil end
while true do next(t) for _ in pairs(t) do end end -- expect: this takes too long
