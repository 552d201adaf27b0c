-- A right asked for repetitions: its own FEN was refused. Refused: 'where' cannot ask about what came before
game { language = 1, name = "Made" }
square(3, 4)
players { { "Black", letter = "b" } }
right "r4" { letter = "T", where = repeated(2) }
piece "Cat" { "+" }
turn { { "pass" } }
