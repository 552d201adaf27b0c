-- A chain of tables.
game { language = 1, name = "Big" }
local t = {}
while true do t = { t } end -- expect: not enough memory
