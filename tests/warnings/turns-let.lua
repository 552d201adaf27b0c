-- Turns that let a player do what another lets him do anyway.
game { language = 1, name = "Let" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local stock = hand { Man = 3 }
piece "Man" { "M", value = 100, move = b.all, drop = anywhere }
setup [[ M . M . M ]]
turn { "drop", when = stock.any } -- expect: turn: line 11 lets a player do all of that, too: leave it out, or say otherwise = true there, where it is to come second
turn { { "capture" } } -- expect: turn: line 11 lets a player do all of that, too
turn { { "drop" }, { "move" } }
turn { "move" }
turn { "capture", most = captured(anyone) } -- expect: turn: line 11 lets a player do all of that already: leave it out, or let it stand first, and say otherwise = true there
turn { "capture", otherwise = true } -- expect: turn: line 11 lets a player do all of that already
turn { { "capture" }, { "move", optional = true } }
ending { win { count(other):is(0) }, draw { repeated(3) } }
