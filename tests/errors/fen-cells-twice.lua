-- The cells and the side are written once, x:of() asks for what each player has, and somebody begins.
game { language = 1, name = "Twice" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" {}
piece "King" { "K", move = b.all }
local l = c:of "White" -- expect: of(): there is one 'c' for all players, unless it is per_player = true
setup { "K . . . K", first = other } -- expect: setup: 'first' must be a player's name: nobody has moved yet
fen { "cells", "side", "-", c, "-", "cells", "side" } -- expect: fen: 'cells' stands in it twice; leave out one -- expect: fen: 'side' stands in it twice
