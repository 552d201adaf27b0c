-- Who never comes onto the board; and who does, in each of the ways.
game { language = 1, name = "Odd" }
local b = square(5, 5)
local n, all = b.n, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = n:to(-rank(5)) + n * rank(5) * become "Queen" + b.s * put("Wall", nobody) * b.e }
piece "Queen" { "Q", move = all }
piece "Wall" { "W", value = 1, move = none } -- put down to stand about
piece "Foot" { "F", move = all, drop = anywhere } -- expect: piece 'Foot': it can be dropped any number of times, since no hand counts it; write hand { Foot = 5 }
piece "Guard" { "G", move = all + all * become "Guest" } -- expect: piece 'Guard': it never comes onto the board: it is not in the setup, nothing puts it on the board, and nothing becomes one
piece "Guest" { "T", move = all } -- by the Guard alone, who never comes: that is not looked into
piece "Golem" { "O", move = all }
piece "Ghost" { "H", move = all }
meant "for positions that are set up"
piece "Extra" { "X", move = all }
setup [[ M M M M M ]]
throw "landing" { when = count(nobody, "Golem"):is(0), { 1, from = "c3", walk = put("Golem", nobody) } }
follow { stay * become "Ghost", from = kind "Queen" * rank(1) }
ending { loss { no_moves, who = other } }
