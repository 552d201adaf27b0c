-- Players declared again left the first ones behind. Refused: players: already declared
game { language = 1, name = "X" } players { { "White", letter = "w" }, { "Black", letter = "b" } } players { { "White", letter = "w" }, { "Black", letter = "b" }, { "R", letter = "c" }, { "T", letter = "d" } } local b = square(4,4) piece "A" {"A", move=b.all} setup "A3/4/4/a3"
