-- What is asked and never changed; what is asked of throws, or behind one.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local plies = counter "plies" { max = 100 } -- expect: counter 'plies': nothing ever changes it; write after { c:raise() }
local last = marker "last" {} -- expect: marker 'last': nothing is ever marked with it; write p * mark(m) in a walk
local kept = counter "kept" { max = 9, per_player = true }
local paid = counter "paid" { start = 9, max = 9, per_player = true }
local seen = marker "seen" {}
local number = counter "number" { per_player = true, start = { White = 1, Black = 2 } } -- a constant of each player
local jumps = counter "jumps" { max = 9 }
piece "Man" { "M", move = b.ortho * mark(seen) + b.diag * jumps:raise() }
setup [[ M . M . M ]]
throw "die" { shows = "(%d)", { 1 }, { 2 } }
again { landed(rank(3)) * by "Man", by_chance } -- expect: again: by then throw 'die' is the last move, so landed asks about the throw; keep it in a counter
skip { jumps:is(4) + captured() }
after { paid:pay(kept, 1), when = captured() } -- expect: after: by then throw 'die' is the last move, so captured asks about the throw; write at = "move"
after { kept:set(landed(rank(3))) } -- expect: after: by then throw 'die' is the last move, so landed asks about the throw; write at = "move"
after { jumps:set(0), when = landed(rank(3)), at = "move" }
forbid { cells(marked(last)):over(0), landed(rank(5)) * by "Man" * cells(marked(seen)):is(0) }
ending { draw { plies:at_least(50) + kept:is(2) }, draw { number:is(2) * kept:is(7) }, loss { no_moves, who = other } }
