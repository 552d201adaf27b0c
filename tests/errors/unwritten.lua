-- What a position would come back without, and a ride that need not go anywhere.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local r, c = right "r" { letter = "R" }, counter "c" {}
counter "clock" { clock = true }
local t = counter "t" { per_player = true } -- expect: counter 't': in its FEN field, put a text that does not begin with a digit before it
piece "Ant" { "A", move = straight(revisit(b.n):ride()) } -- expect: revisit() has no effect on a single step -- expect: piece 'Ant': a ride must make a step each time
fen { "cells", "side", r:of "White", { t } } -- expect: fen: 'r' of Black is in no field -- expect: fen: 'c' is in no field
