-- What is to be replaced is nearly there, everywhere.
game { language = 1, name = "Big" }
local s, a = ("a"):rep(8000), ("a"):rep(100) .. "b"
while true do s:replace(a, "") end -- expect: this takes too long
