-- Who belongs to nobody stands in a zone: a name alone says nothing.
game { language = 1, name = "Neutral" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
piece "Stone" { "S" }
setup { [[ M M M M ]], nobody = { "Stone" } } -- expect: setup: nobody: cannot use element 1, Stone
ending { draw { no_moves } }
