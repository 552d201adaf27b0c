-- Letters that are missing are not alike.
game { language = 1, name = "Missing" }
local b = square(5, 5)
players { { "White" }, { "Black" } } -- expect: player 'White': 'letter' is missing -- expect: player 'Black': 'letter' is missing
piece "Town" { "T", move = b.all }
setup "t4/5/5/5/4T"
ending { draw { no_moves } }
