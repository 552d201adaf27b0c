-- Mistakes that are nearly right.
game { language = 1, name = "Near" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, abbrev = "" } -- expect: piece 'King': its 'abbrev' is empty
piece "Bee" { "B", move = b.n:vio(empty) } -- expect: did you mean 'via'?
option "haste" { { "fast", help = "at once", default = true }, { "slow", help = 5 } } -- expect: option 'haste': 'help' of choice 'slow' must be a string, got a number
option "pace" { { "fast", abbrev = "F", help = "at once", default = true }, { "slow", abbrev = "(S)", help = "later" } } -- expect: the 'abbrev' of choice 'slow' must not contain {, }, ( or )
types "{pace}"
types "{pace} again" -- expect: types: already declared; leave out one of them
counter "early" { per_player = true, start = -1 } -- expect: counter 'early': 'start' must be a whole number from 0 to 1000000, got '-1' for White
setup { [[ . . . . K . . . ]] }
ending { win { captured "King", points = 0.5000000001 } } -- expect: must be more than 1/2 and at most 1
ending { draw { repeated(-1) } } -- expect: must be a whole number from 0 to 1000000
