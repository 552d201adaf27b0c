-- An option is no function.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local o = option "o" { { "a", b.n }, { "b", b.e } }
local w = o(3) -- expect: attempt to call a choice value
ending { win { captured "King" } }
