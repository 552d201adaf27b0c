-- A neutral star in FEN was read as a hole. Plays.
game { language = 1, name = "T16" }
local b = square(4, 2)
players { { "Black", letter = "b" }, { "White", letter = "w", sees = b.flip } }
piece "Stone" { "S", move = b.all }
piece "Rock" { "+", move = none }
setup "s3/S1+1"
ending { win { count(nobody, "Rock"):over(0), says = "neutral" }, draw { no_moves } }
