-- Counters for which nothing asks, and those that let nothing repeat itself.
game { language = 1, name = "Counts" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local ply = counter "ply" {} -- expect: counter 'ply': it grows with every turn, so no position ever repeats and repeated() never holds; add clock = true
local unasked = counter "unasked" {} -- expect: counter 'unasked': it grows with every turn
local round = counter "round" { start = 1, min = 1 } -- expect: counter 'round': it grows with every turn
local hundred = counter "hundred" { max = 100 } -- expect: counter 'hundred': it grows with every turn, so no position repeats and repeated() never holds until it is 100
local clock = counter "clock" { clock = true }
local begun = counter "begun" { max = 2 }
local idle = counter "idle" {}
local reset = counter "reset" {}
local taken = counter "taken" {}
local lost = counter "lost" { per_player = true, clock = true } -- expect: counter 'lost': it is counted, but never used by a rule, a walk or a field of fen { ... }; leave it out, or add shown = true
local seen = counter "seen" { shown = true, clock = true }
local turns = counter "turns" { clock = true, turns = true }
local own = counter "own" { clock = true } -- what its own changes alone ask for is not looked into
local purse, pot = counter "purse" { start = 9 }, counter "pot" {}
piece "Man" { "M", move = quiet(b.all) + b.n * reset:set(0) }
setup { [[ . . M . . ]] }
after { ply:raise(), hundred:raise(), unasked:raise(), clock:raise(), begun:raise(), reset:raise(), seen:raise(), turns:raise() }
after { round:raise(2), when = moved_by "Black" }
after { idle:raise(), when = cells(friend * rank(3)):over(0) }
after { taken:raise(), lost:raise(), when = captured() }
after { own:set(own + 1) }
after { purse:pay(pot, 1), when = captured() }
ending {
  win { (ply + round + clock + begun + idle + reset + taken):over(500) },
  draw { repeated(3) },
  loss { no_moves, who = other },
}
