-- linear.lua -- two kings and no end: as long a game as one likes.
game { language = 1, name = "Linear" }
local board = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
piece "King" { "K", move = board.all }
setup "k3/4/4/K3"
ending { draw { no_moves } }
