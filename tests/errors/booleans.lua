-- What Lua has found out at once is no condition.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local hops = option "hops" { "no", "yes" }
piece "Man" { "M", move = b.ortho:to(hops.yes) } -- expect: to(): argument 1 must be a condition, got a boolean, the result of a test that Lua made at once; write -c for "not c", a:is(b) for "equal", and `x.yes and always or -always` for an option
local walk = hops.no * b.diag -- expect: '*' cannot be used between a boolean and a pattern
turn { { "Man", walk, when = 1 == 2 } } -- expect: turn: 'when' must be a condition, got a boolean
