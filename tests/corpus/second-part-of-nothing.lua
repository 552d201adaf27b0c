-- Plays. (Turns were missing: the tables knew none whose second part does nothing.)
game { language = 1, name = "Made" }
b = square(4, 4)
players {  { "Black", letter = "b" } }
last = marker "last" { brief = true }
piece "Ant" { "A", drop = anywhere  * mark(last) }
turn { { "move" }, { "Ant", (marked(last)) * (still(quiet(b.s)) * (-beside(b.ortho, enemy))) } }
