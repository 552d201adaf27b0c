-- Lua's own values: texts for numbers, a local that is never asked for, a number that is taken for a truth.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, ne, diag = b.n, b.ne, b.diag -- of several, and of what a board offers, not all need be used
local e = b.e
local sum = 0
local tseps = {} -- expect: local 'tseps' is never used; leave it out, or check its spelling
for i = 1, "3" do sum = sum + i end -- expect: `for` needs numbers, but "3" is a string; write numbers without quotes
local list = { 1, "2", "a1", f = { "4" } } -- expect: among numbers "2" is a string; write numbers without quotes
local far = sum * 2 + (sum or 3) -- expect: 'sum' is a number, which Lua always takes as true, so `or` drops what follows
local near = list[1] and sum - 4 or 7
local both = 3 * sum and near -- expect: 'sum' is a number, which Lua always takes as true, so `and` drops it
local function inside(x, y) return x >= -sum and x < 2 + sum and y <= #list * (sum) + sum or y > 3 * sum end
local function times(n) return n or 1 end
local _, odd, _ = far, both, inside(1, 2)
local loose = b.n * b.e -- expect: this pattern is never used
piece "Man" { "M", move = b.all^times(near // odd + 1) }
setup [[ M . M . M ]]
ending { draw { repeated(3) } }
