-- A letter that two players have, whichever sign it is.
game { language = 1, name = "Alike" }
local b = square(5, 5)
players { { "White", letter = "?" }, { "Black", letter = "?" } } -- expect: player 'Black': his letter '?' is already that of 'White'
piece "Town" { "T", move = b.all }
setup "t4/5/5/5/4T"
ending { draw { no_moves } }
