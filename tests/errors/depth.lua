-- A function that calls itself.
game { language = 1, name = "Big" }
local function f() return 1 + f() end -- expect: a function calls itself here without
f()
