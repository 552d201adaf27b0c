-- A board is no function.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local called = b(3) -- expect: attempt to call a board value
ending { win { captured "King" } }
