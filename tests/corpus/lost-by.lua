-- A right lost by a move, without a throw. Plays.
game { language = 1, name = "T6" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local r = right "home" { letter = "H", lost_by = b:zone { "a1" } }
piece "Man" { "M", move = b.all }
setup [[ M . . M ]]
ending { win { no_moves } }
