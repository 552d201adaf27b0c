-- A number of the game's where one must be fixed.
game { language = 1, name = "Reckoned" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local t = counter "t" { max = 2 }
piece "Man" { "M", move = b.ortho, value = t } -- expect: got a number that is computed during play; here it must be fixed
setup "mmm/3/MMM"
throw "who" { shows = "{%d}", { 1, weight = count("Man"), walk = t:set(1) }, { t, walk = t:set(2) } } -- expect: throw 'who': 'weight' must be a whole number from 1 to 4503599627370496, got a number that is computed during play; here it must be fixed, such as 3 -- expect: what is thrown must be a whole number from 0 to 1000000, or a cell, got a number that is computed during play
ending { win { captured "Man" } }
