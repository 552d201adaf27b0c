-- What a player can do beside a pass is tried, too, where the pass stands first.
game { language = 1, name = "Pass first" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = jump((b.all * -taken)^6) }
turn { "pass" } -- expect: too many moves to list
turn { "move" }
setup "8/8/MMMMMMMM/MMMMMMMM/MMMMMMMM/MMMMMMMM/MMMMMMMM/MMMMMMMM"
ending { draw { no_moves } }
