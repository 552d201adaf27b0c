-- A rule that stands in round brackets is one.
game { language = 1, name = "Round" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n:repeet(3) } -- expect: no 'repeet'
ending(win { captured "Man" })
