-- A turn of three parts that each do one of forty things: each move does little, but all are too many.
game { language = 1, name = "Shapes" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local c, d = counter "c" {}, counter "d" {}
local function sum(lo, hi, v) if lo == hi then return v:raise(lo) end local m = (lo + hi) // 2 return sum(lo, m, v) + sum(m + 1, hi, v) end
setup "p7/8/8/8/8/8/8/P7"
ending { win { c:over(900) } }
piece "P" { "P", move = b.n * sum(1, 40, c) }
turn { { "move" }, { "move", optional = true }, { "move", optional = true } } -- expect: turn: the moves together can do more different things than throws and turns have room for
