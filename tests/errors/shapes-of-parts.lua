-- A turn whose third part begins behind one of forty thousand things.
game { language = 1, name = "Shapes" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local c, d = counter "c" {}, counter "d" {}
local function sum(lo, hi, v) if lo == hi then return v:raise(lo) end local m = (lo + hi) // 2 return sum(lo, m, v) + sum(m + 1, hi, v) end
setup "p7/8/8/8/8/8/8/P7"
ending { win { c:over(900) } }
piece "P" { "P", move = b.n }
turn { { "P", b.n * sum(1, 200, c) }, { "P", b.n * sum(1, 200, d) }, { "P", at(c:over(0)) } } -- expect: turn: the moves together can do more different things than throws and turns have room for
