-- A board is no number.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local sum = b + 1 -- expect: attempt to perform arithmetic on a board value
ending { win { captured "King" } }
