-- What is shown of a throw is a number or a cell, as it was given.
game { language = 1, name = "Shows" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", value = 2, move = b.all }
throw "dice" { shows = "(%c)", { 1 }, { 2 } } -- expect: throw 'dice': 'shows' writes '1' with %c, which is for a cell
throw "place" { shows = "{%d %d}", { 1, "a1" }, { 1, "a2" } } -- expect: throw 'place': 'shows' writes 'a1' with %d, which is for a number
setup { "M M . .", Black = b.flip }
ending { win { count(other):is(0) }, draw { repeated(3) } }
