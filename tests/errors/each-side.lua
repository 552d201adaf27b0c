-- What differs from side to side where everybody has the same.
game { language = 1, name = "Sides" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local goal = option "goal" { per_side = true, { "far", b.rank(6) }, { "near", b.rank(3) } }
local way = option "way" { per_side = true, { "up", b.n }, { "down", b.s } }
piece "King" { "K", move = each(way + b.w, function(d) return d^2 end) } -- expect: each: argument 1 must be the same for all players, got an option's value for each side; write x:map(
piece "Man" { "M", move = each(way, function(d) return d^2 end) } -- expect: each: argument 1 must be the same for all players
piece "Ice" { "*", value = 0 }
local home = b:zone(goal + b:zone { "a1" }, "the home") -- expect: zone(): argument 1 must be the same for all players, got an option's value for each side; x:of "White" is the value of one side, where x is the option
local house = b:zone(goal, "the house") -- expect: zone(): argument 1 must be the same for all players
b:words(way + b.w, "step askew") -- expect: words(): argument 1 must be the same for all players
setup { "K . . . . .", nobody = { Ice = goal + b:zone { "a1" } } } -- expect: setup: where a neutral piece is placed must be the same for all players
ending { win { captured "King" * landed(home + house) }, win { landed(goal + friend) } } -- expect: landed: argument 1 must be a zone: only cells by name
