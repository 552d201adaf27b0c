-- Where two players' men are written alike, the setup is not read.
game { language = 1, name = "Alike" }
local b = square(5, 5)
players { { "White", letter = "w", style = "A" }, { "Black", letter = "b", style = "A" } } -- expect: player 'Black': his pieces are written like those of 'White'
piece "Town" { "T", move = b.all }
setup "t4/5/5/5/4T"
ending { draw { no_moves } }
