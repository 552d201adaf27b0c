-- Turns that let a player do what another lets him do anyway.
game { language = 1, name = "Let" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local stock = hand { Man = 3 }
piece "Man" { "M", value = 100, move = b.all, drop = anywhere }
setup [[ M . M . M ]]
turn { "drop", when = stock.any } -- expect: turn: line 11 also allows all of this; leave this one out, or write otherwise = true on that line if it is to come second
turn { { "capture" } } -- expect: turn: line 11 also allows all of this;
turn { { "drop" }, { "move" } }
turn { "move" }
turn { "capture", most = captured(anyone) } -- expect: turn: line 11 already allows all of this; leave this one out, or put it first and write otherwise = true on that line
turn { "capture", otherwise = true } -- expect: turn: line 11 already allows all of this;
turn { { "capture" }, { "move", optional = true } }
ending { win { count(other):is(0) }, draw { repeated(3) } }
