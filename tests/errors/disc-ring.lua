-- A single ring with nothing in its middle has no other directions than round.
game { language = 1, name = "Broken" }
local b = disc(1, 8) -- expect: disc: expected the numbers of rings and sectors (an even number of sectors from 4 to 52, and at most 256 cells together), and a function unless there are two rings or more
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = b.all }
