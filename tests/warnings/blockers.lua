-- Who never moves: told where a player has one, or nobody ever does; not of what stands about, nobody's or put down.
game { language = 1, name = "Blockers" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 0, move = b.all * put("Duck", nobody) * b.all }
piece "Duck" { "D", value = 0 }
piece "Rock" { "R", value = 0 }
piece "Stone" { "S", value = 0 } -- expect: piece 'Stone' can never move
piece "Extra" { "X", value = 0 } -- expect: piece 'Extra' can never move -- expect: piece 'Extra': it never comes onto the board
setup { [[ K S . . . ]], nobody = { Rock = b:zone { "c3" } } }
ending { win { captured "King" } }
