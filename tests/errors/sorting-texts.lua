-- Long texts that differ at their ends are sorted.
game { language = 1, name = "Big" }
local t, x = {}, ("x"):rep(5000)
for i = 1, 3000 do t[i] = x .. i end
while true do table.sort(t) end -- expect: this takes too long
