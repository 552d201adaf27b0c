-- A number that is no cell was written as one, from behind the names of cells. Refused: throw 'x': 'shows' writes '60000' with %c, which is for a cell
game { language = 1, name = "Nocell" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", value = 2, move = b.all }
throw "x" { shows = "{%c}", { 60000 }, { 30000 }, { 3 } }
setup { "M M . .", Black = b.flip }
ending { win { count(other):is(0) }, draw { repeated(3) } }
