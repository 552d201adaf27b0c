-- Whose field it is says a player's name; a field has no name of its own.
game { language = 1, name = "Whose" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
local d = counter "d" { per_player = true }
piece "King" { "K", move = b.all }
after { c:raise(), d:raise() }
fen { "cells", "side", c:of(other), { d:of(loser), "+", d, b = d }, a = c } -- expect: fen: there is no 'a' here -- expect: fen: there is no 'b' here -- expect: fen: whose 'c'? A field is all players', or one's by his name -- expect: fen: whose 'd'? A field is all players', or one's by his name
