-- Where each move takes, whoever moved has captured: a rule for the loser need not say so.
game { language = 1, name = "Taking" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Man" { "M", move = capture(b.ortho) }
piece "Idler" { "I", move = none } -- expect: piece 'Idler' can never move -- expect: piece 'Idler': it never comes onto the board
setup "mmmm/4/mmmm/MMMM"
ending { loss { landed(rank(4)), who = loser }, draw { no_moves } }
