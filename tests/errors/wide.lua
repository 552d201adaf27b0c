-- On a board of many cells there is no direction to each of them.
game { language = 1, name = "Wide" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = quiet(anywhere) + b.all }
piece "Line" { "L", move = straight(anywhere) } -- expect: there are more than 250 cells and directions (including leaps), so
piece "Back" { "B", move = revisit(anywhere * b.all) } -- expect: there are more than 250 cells and directions (including leaps), so
piece "Asked" { "A", move = b.all:to(leads(anywhere * empty)) } -- expect: there are more than 250 cells and directions (including leaps), so
