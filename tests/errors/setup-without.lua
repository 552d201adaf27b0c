-- Nobody stands where a man is to be left out.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { "k2/3/2K", without = { "c3" } } -- expect: setup: 'without': White has no piece on c3 -- expect: setup: 'without': Black has no piece on c3
ending { win { captured "King" } }
