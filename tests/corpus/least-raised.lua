-- The least number, by which a counter falls, was turned round to be written. Plays.
game { language = 1, name = "Least" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { shown = true }
piece "Man" { "M", value = 2, move = b.all }
after { c:raise(-2147483647 - 1) }
setup { "M M . .", Black = b.flip }
ending { draw { repeated(3) } }
