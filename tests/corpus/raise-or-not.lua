-- A move that raises a counter had the text of one that does not. Loads.
game { language = 1, name = "Dup" }
local b = square(4, 4)
local q = counter "q" { }
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = b.n + b.n * q:raise() }
setup "a3/4/4/A3"
