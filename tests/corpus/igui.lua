-- A capture from afar had the text of one by landing. Plays.
game { language = 1, name = "Igui" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lion" { "L", move = b.all + capture(still(b.all)) * take }
setup [[ L . . . 
         . . . L ]]
ending { win { no_moves } }
