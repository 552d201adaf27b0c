-- What is put before a long list moves all of it.
game { language = 1, name = "Big" }
local t = {}
for i = 1, 60000 do t[i] = i end
while true do table.insert(t, 1, 0) table.remove(t, 1) end -- expect: this takes too long
