game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup { "M M . . -- expect: ; a string must end on its own line, unless it is written in [[ and ]]
         M . . ." }
