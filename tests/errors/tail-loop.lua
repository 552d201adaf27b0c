-- A long loop of calls that end in other calls is no recursion.
game { language = 1, name = "T" }
local function one(x) return x end
local function two(x) return one(x) end
local function three(x) return two(x) end
local n = 0
for i = 1, 5000000 do n = three(i) end -- expect: at most about ten million instructions
