-- Three players: FEN was read otherwise than written. Plays.
game { language = 1, name = "Three" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn }, { "Red", letter = "r", style="A" } }
local q = right "q" { letter = "Q" }
piece "A" { "A", move = b.all * q }
setup { "A . . .", Red=b.flip }
