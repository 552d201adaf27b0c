-- A board that cannot be made: nothing that follows from it is complained of.
game { language = 1, name = "Broken" }
local b = square(60, 60) -- expect: square: expected the numbers of files (2 to 26) and ranks (from 2)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = straight(b.all:ride()) + jump(b.n * b.n) + leap(1, 2) }
setup { "M" }
ending { win { landed(rank(8)) } }
