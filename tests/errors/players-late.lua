-- What means something else for each player is said when it is known who plays.
game { language = 1, name = "Late" }
local b = square(4, 4)
local r = right "passing" { letter = "Q" }
piece "Ant" { "A", move = b.all }
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } } -- expect: players: line 4 asks already who plays; say `players` before it
setup "A . . ."
after { r:set(always) }
