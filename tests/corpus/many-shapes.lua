-- In which shapes a turn could end was noted anew for each man and each shape before it: 18 seconds. Refused: take too much work to compile
game { language = 1, name = "Shapes", help = "Raise." }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn }, { "Red", letter = "r" }, { "Blue", letter = "u" } }
local c, d = counter "c" {}, counter "d" {}
local function sum(lo, hi, v) if lo == hi then return v:raise(lo) end local m = (lo + hi) // 2 return sum(lo, m, v) + sum(m + 1, hi, v) end
local L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
for i = 1, 26 do piece("P" .. i) { L:sub(i, i), move = b.n } end
turn { { "P1", b.n * sum(1, 140, c) }, { "P1", b.n * sum(1, 140, d) }, { "move" } }
setup "a7/8/8/8/8/8/8/A7"
ending { win { c:over(900) } }
