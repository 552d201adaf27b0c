-- Moves were drawn as if a turn were closed whose first part may be left out. Plays.
game { language = 1, name   = "<&>" }
 square(2, 2)
players { { "White", letter = "w" }  }
piece "Ant" { "#", drop = anywhere }
turn { { "move", when = by_chance, optional = true }, { "drop" } }
turn { { "drop", when = (( worth())) } }
