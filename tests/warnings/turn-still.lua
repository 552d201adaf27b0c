-- A turn in which nothing happens.
game { language = 1, name = "Still" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all, value = 1 }
setup "M . . ."
turn { "move" }
turn { "Man", still(b.n) } -- expect: turn: nothing happens in it; write turn { "pass" }
ending { win { captured "Man" } }
