-- Names that no other program could know, and reasons that say nothing.
game { language = 1, name = "Broken", xboard = "no name" } -- expect: game: 'xboard' must be a variant's name of letters, digits and '-', such as "normal", got 'no name'
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Ant" { "A", move = b.n }
meant "" -- expect: meant: the first argument must be the reason, a string, got an empty one
