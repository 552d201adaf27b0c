-- A single ring with nothing in its middle has no other directions than round.
game { language = 1, name = "Broken" }
local b = disc(1, 8) -- expect: disc: the numbers of rings and sectors must follow, the sectors an even number from 4 to 52, of at most 256 cells together; then a function or, with two rings at least, nothing
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all }
