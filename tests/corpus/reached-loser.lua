-- Who was taken last may have been nobody's: where his men could go was read outside its table. Plays.
game { language = 1, name = "Loser" }
local b = square(4, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Ant" { "A", value = 3, move = quiet(b.all):to(-reached(loser, "Bee")) + each(b.all, function(d) return d:takes(d) end) }
piece "Bee" { "B", move = quiet(b.all):to(-reached(loser, "Ant")) }
setup { "B A . .", Black = b.flip, nobody = { Bee = b:zone { "b3", "c3" }, Ant = b:zone { "a3", "d3" } } }
ending { draw { repeated(3) }, win { in_check(loser) * count(other, "Ant"):is(0) } }
