-- A name that is none yields nothing: the field is there, and not missing.
game { language = 1, name = Titel } -- expect: there is no 'Titel'
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup [[ M M M M M ]]
ending { loss { no_moves } }
