-- A man who could be put down, but in no turn: the load spoke of instructions. Plays.
game { language = 1, name = "Made" }
b = square(4, 4)
players { { "White", letter = "w" } }
piece "Ant" { "A", move = (b.n + b.s)  / b.e , drop = anywhere }
setup "2AA/1AA1/1AA1/1A2"
turn { "pass" }
