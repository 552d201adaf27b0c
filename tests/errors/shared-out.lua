-- More moves than are ever listed, though counting them all takes not too long: some would be left out.
game { language = 1, name = "Shared" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = anywhere:to(empty) }
turn { { "move" }, { "move" } } -- expect: too many moves to list
setup { [[ M . . . . . . M . . . . . . . M ]] }
ending { draw { no_moves } }
