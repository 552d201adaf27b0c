-- A syntax error has a line and stands alone.
game { language = 1, name = "Broken" }
piece "King" { "K" move = 3 } -- expect: '}' expected near 'move'
