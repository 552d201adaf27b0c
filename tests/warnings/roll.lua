-- A number of a throw, where nothing is thrown.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.ortho }
local pips = counter "pips" { max = 6 }
setup [[ M . M . M ]]
after { pips:set(roll(1)) } -- expect: roll: nothing is ever thrown, so it is always 0; declare a throw, throw "die" { ... }
ending { draw { pips:is(6) }, loss { no_moves, who = other } }
