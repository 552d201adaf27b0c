-- A star was a hole and a piece: FEN was read otherwise than written. Plays.
game { language = 1, name = "Star" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "A" { "A", move = b.all + b.all * kind "Z" * b.all }
piece "Z" { "*", value = 0 }
setup "a3/4/*1*1/A3"
