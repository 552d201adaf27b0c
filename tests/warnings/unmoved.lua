-- What is said of turns lets nobody move.
game { language = 1, name = "Unmoved" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup [[ M . M . M ]]
turn { "pass", when = count(other):over(2) } -- expect: turn: nobody ever moves; add turn { "move" }
ending { win { count(other):is(0) }, draw { repeated(3) } }
