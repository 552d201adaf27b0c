-- A counter or a right is no cell: what marks one, or asks for it, takes a marker.
game { language = 1, name = "Marked" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c, r, m = counter "c" {}, right "r" { letter = "R" }, marker "m" {}
local w1 = b.n * mark(c) -- expect: mark: argument 1 must be a marker, got a number
local w2 = b.n * mark(r) -- expect: mark: argument 1 must be a marker, got a condition
local c1 = marked(c) -- expect: marked: argument 1 must be a marker, got a number
local c2 = marked(r) -- expect: marked: argument 1 must be a marker, got a condition
local c3 = worth_at(c) -- expect: worth_at: argument 1 must be a marker, got a number
piece "King" { "K", move = b.n * mark(m) + b.s:to(marked(m)) }
