-- Turns that come first, and those that wait for them.
game { language = 1, name = "First" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local stock = hand { Man = 3 }
piece "Man" { "M", value = 100, move = b.all, drop = anywhere:to(rank(1)) }
setup [[ M . M . M ]]
turn { "drop", when = stock.any }
turn { "capture" }
turn { "pass", otherwise = true }
turn { "move" }
turn { "drop" } -- expect: turn: line 11 already allows all of this;
ending { win { count(other):is(0) }, draw { repeated(3) } }
