-- Ways that fork again and again and lead to the same were followed one by one, for days. Refused: too many walks to try from
game { language = 1, name = "Forks" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = (stay + stay)^36 * b.n^3 }
setup { "M . . . . . . M" }
ending { draw { no_moves } }
