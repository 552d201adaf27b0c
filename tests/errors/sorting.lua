-- A long list is sorted again and again.
game { language = 1, name = "Big" }
local t = {}
for i = 1, 60000 do t[i] = i * 7919 % 60013 end
while true do table.sort(t) end -- expect: this takes too long
