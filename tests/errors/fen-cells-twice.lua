-- The cells and the side are written once, x:of() asks for what each player has, and somebody begins.
game { language = 1, name = "Twice" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" {}
piece "King" { "K", move = b.all }
local l = c:of "White" -- expect: of(): 'c' is shared by all players; give it per_player = true
setup { "K . . . K", first = other } -- expect: setup: 'first' must be a player's name, since nobody has moved yet
fen { "cells", "side", "-", c, "-", "cells", "side" } -- expect: fen: 'cells' appears twice; leave out one of them -- expect: fen: 'side' appears twice
