-- One function of the library after the other.
game { language = 1, name = "Big" }
local s = ("x"):rep(7000)
while true do s:upper() end -- expect: this takes too long
