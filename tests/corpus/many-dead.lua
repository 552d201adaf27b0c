-- Each of 800 ways was tried to its bound from each cell for each player, all together for half a minute. Loads.
game { language = 1, name = "Dead", help = "Stray." }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn }, { "Red", letter = "r" }, { "Blue", letter = "u" } }
local z1, z2, w = b:zone { "a1" }, b:zone { "p16" }, b.n
for k = 1, 16 do w = w + (b.all * b.all * b.all):to(z1):to(z2) end
local A = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
for i = 1, 50 do piece("P" .. i) { i <= 26 and A:sub(i,i) or ("+" .. A:sub(i-26,i-26)), move = w } end
local f = "A15" for i = 2, 15 do f = f .. "/16" end setup(f .. "/a15")
