-- listing three parts of each of a hundred men went on when nobody wanted it any more: 10 s. Refused: too many moves to list in the starting position
game { language = 1, name = "Made" }
b = square(16, 16)
players { { "White", letter = "w", style = "'" }, { "Black", letter = "b", style = "+", sees = b.flip } }
piece "Ant" { "A", move = ((anywhere):upto(2)) }
setup "A+*A'2A'3A'2A'A+1A+/1A+3A'1A'A'1A+A+1A+A+A'/2*A+2A+A'A+1A'4*/A+1A+1*A'A'3A+4A'/A+A+3A+A+5A+2A+/A+*1A+1A+3A'A'A'A'*A+A'/1A'4A'A+2A+A+A'A+A'A'/*A'A+7A+A+A+A'1A'/7*A'*2A'1A'A+/4A+1A'A+A'A+4A+A'/1A'A'3A+A'3A+A'1A+1/A'A'1A+A'A+4A+1A'3/3A'1A'A'A'2A'1A+A+1A+/A'A+A+1A+1A'A+A+A+1A+A+A+A'1/A+A'1A+1A+4A+A+A'1A'*/1A'1A+A'A+1A+3A+A+3"
turn { { "move" }, { "capture", optional = true }, { "move" } }
