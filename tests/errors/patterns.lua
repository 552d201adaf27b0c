-- Patterns that mean nothing.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local p = b.n ^ 0 -- expect: '^' takes a whole number from 1 to 64, got '0'
local q = b.n + 1 -- expect: '+' cannot be used between a pattern and a number
local r = b.n:upto("2") -- expect: upto() takes a whole number from 1 to 64, got '2'
local s = -b.n -- expect: '-' means "not" before a condition; a pattern has no opposite
local t = b.n:uptoo(2) -- expect: a pattern has no 'uptoo'; did you mean 'upto'?
local u = jump(b.n, b.e) -- expect: jump: cannot use argument 2, a pattern
local v = quiet(nil) -- expect: quiet: argument 1 must be a pattern, got nil
local w = b.n(2) -- expect: a pattern cannot be called
local x = count(mover) < 3 -- expect: the definition is run only once
local y = b.n:to(5 / 0) -- expect: to(): argument 1 must be a condition, got 'inf'
local z = beside(b.n) -- expect: beside: argument 2 is missing: beside(directions, condition)
piece "Silent" { "S", move = (p + q * r):via(t) + u }
