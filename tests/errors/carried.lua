-- what is carried from game to game and stands in no FEN
game { language = 1, name = "Carried" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local purse = counter "purse" { clock = true, per_player = true, start = 10, shown = true, carried = true }
local turns = counter "turns" { clock = true, max = 9 }
piece "King" { "K", move = b.all }
setup { [[ K . . . ]] }
fen { "cells", "side" } -- expect: fen: 'purse' of White is in no field, so it would be lost when a position is written and read back; add it -- expect: fen: 'purse' of Black is in no field, so it would be lost when a position is written and read back; add it
after { purse:raise(5) }
after { turns:raise() }
series "alternate"
ending { win { captured "King" }, draw { turns:over(8) } }
