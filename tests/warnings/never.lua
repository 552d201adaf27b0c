-- What is said and never comes to anything: a change that waits in vain, joints of a single step.
game { language = 1, name = "Never" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, all = b.n, b.all
local idle = counter "idle" { max = 9 }
piece "Man" { "M", value = 100, move = all + n:via(friend) * all } -- expect: via() has no effect on a single step, which has no joint
piece "Rides" { "R", value = 100, move = all:upto(3):via(friend) + (n * n):via(enemy) }
setup [[ M R M R M ]]
after { idle:raise(), when = count(mover):over(3) * count(mover):under(3) } -- expect: after: 'when': this condition can never hold; leave it all out
after { idle:set(0), idle:raise(), when = passed * -passed, at = "move" } -- expect: after: 'when': this condition can never hold
after { idle:raise(), when = captured(), at = "capture" }
after { idle:raise(), when = passed } -- expect: after: 'when': this condition can never hold; nobody can pass: turn { "pass" } lets them
after { idle:raise(), when = by_chance } -- expect: after: 'when': this condition can never hold; there is no throw
after { idle:raise(), when = dropped "Man" } -- expect: after: 'when': this condition can never hold; leave it all out
after { idle:raise(), when = dropped() } -- expect: after: 'when': this condition can never hold; leave it all out
ending { draw { idle:is(9) }, loss { no_moves, who = other } }
