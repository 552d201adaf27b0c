-- Whose field it is says a player's name; a field has no name of its own.
game { language = 1, name = "Whose" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
local d = counter "d" { per_player = true }
piece "King" { "K", move = b.all }
after { c:raise(), d:raise() }
fen { "cells", "side", c:of(other), { d:of(loser), "+", d, b = d }, a = c } -- expect: fen: unknown field 'a' -- expect: fen: unknown field 'b' -- expect: fen: whose 'c'? Leave the player out to write it for all players, or give a player's name -- expect: fen: whose 'd'? Leave the player out to write it for all players, or give a player's name
