-- Men who are put down, and never move.
game { language = 1, name = "Unmoved" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Stone" { "S", drop = anywhere }
piece "Man" { "M", move = b.all, drop = anywhere:to(rank(1)) }
setup [[ M . M . M ]]
turn { "drop" } -- expect: turn: pieces are dropped, but never move; add turn { "move" }, or leave out each piece's 'move'
turn { "pass", otherwise = true }
ending { win { count(mover):over(9) } }
