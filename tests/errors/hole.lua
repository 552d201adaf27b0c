-- A hole in a picture where another player's man would stand.
game { language = 1, name = "Broken" }
local b = square(4, 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all }
local picture = "M . . .\nM . * *"
setup { picture } -- expect: setup: a piece would be on the hole '*' for d1, or on its image
ending { draw { no_moves } }
