-- Recursion by tail calls that calls other functions as well.
game { language = 1, name = "T" }
local function help(x) return x end local function f(x) help(x) return f(help(x)) end f(1) -- expect: a function calls itself here without end
