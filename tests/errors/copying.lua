-- Texts that are joined and thrown away.
game { language = 1, name = "Big" }
local s = ("x"):rep(7000)
while true do local t = s .. "y" end -- expect: this takes too long
