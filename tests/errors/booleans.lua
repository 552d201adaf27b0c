-- What Lua has found out at once is no condition.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local hops = option "hops" { "no", "yes" }
piece "Man" { "M", move = b.ortho:to(hops.yes) } -- expect: to(): argument 1 must be a condition, got a boolean, which Lua has found out at once; -c says "not c", a:is(b) "equal", and an option's yes and no are `x.yes and always or -always`
local walk = hops.no * b.diag -- expect: '*' does not go between a boolean and a pattern
turn { { "Man", walk, when = 1 == 2 } } -- expect: turn: 'when' must be a condition, got a boolean
