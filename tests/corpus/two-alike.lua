-- Two legal moves had one text, and neither could be played. Plays.
game { language = 1, name = "Two moves a turn" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = b.n }
turn { { "move" }, { "move" } }
ending { draw { no_moves } }
setup "a2a/4/4/A2A"
