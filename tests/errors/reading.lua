-- A number is read from a long text.
game { language = 1, name = "Big" }
local s = ("0"):rep(8000)
while true do local n = tonumber(s) + math.floor(s) end -- expect: this takes too long
