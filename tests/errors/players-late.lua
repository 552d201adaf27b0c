-- Who plays is said before it is asked by name.
game { language = 1, name = "Late" }
local b = square(4, 4)
local r = right "passing" { letter = "Q", lost_by = b:zone { "a1" } }
piece "Ant" { "A", move = b.all }
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } } -- expect: players: line 4 already asks who plays; put `players` before it
setup "A . . ."
after { r:set(always) }
