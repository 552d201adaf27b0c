-- Moves called ';up', '(a' could not be read from a record, nor typed where a throw follows. Plays.
game { language = 1, name = "Signs" }
local b = square(4, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.n * called ";up" + b.e * called "(right" + b.w * called "...{left}" + b.s }
throw "luck" { dice = { dice(1, 2) } }
setup "3k/4/4/4/K3"
