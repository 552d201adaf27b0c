-- Slips of the pen, each with its cure.
game { language = 1, name = "Slips" }
local b = square(4, 4)
local drops = option "drops" { "no", "yes" }
local stone = marker "stone" {}
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turned } } -- expect: no direction 'turned' on this board; did you mean 'turn'?
piece "Man" { "M", move = b.n, drop = drops.yes and anywhere } -- expect: piece 'Man': 'drop' must be a pattern, got a boolean, the result of a test that Lua made at once; for an option write `x.yes and p or none`
piece "Lord" { "L", move = b.n:to("a4") } -- expect: b:zone { "a4" } is that cell
local there = b:step("north", "a1") -- expect: step(): no direction 'north' on this board
after { stone:clear(), when = captured("Man", "Whit") } -- expect: captured: cannot use argument 2, 'Whit'; no player is called 'Whit'; did you mean 'White'?
