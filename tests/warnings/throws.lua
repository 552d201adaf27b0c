-- A throw that is thrown again whatever falls.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.ortho }
setup [[ M . M . M ]]
throw "die" { shows = "(%d)", { 1, again = "one" }, { 2, again = "two" } } -- expect: throw 'die': every row is thrown again, so no row ever applies;
throw "coin" { shows = "(%d)", { 1, again = "one" }, { 2 } }
ending { loss { no_moves, who = other } }
