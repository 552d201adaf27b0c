-- What is made and never used.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, all = b.n, b.all -- a board offers its steps, and needs none of them to be used
local leaps = leap(1, 2) -- expect: a pattern is made here and never used: join it to others by '*' or '+'
local few = count(mover):at_most(3) -- expect: a condition is made here and never asked
local many = count(mover) + 1 -- expect: a number is made here and never used: compare it
local kept = meant("for games that build on this one", quiet(all))
counter "lost" { max = 9 } -- expect: counter 'lost': nothing asks it and nothing changes it; leave it out
right "swap" { letter = "S" } -- expect: right 'swap': nothing asks it and nothing changes it
marker "there" { brief = true } -- expect: marker 'there': nothing asks it
local turns = counter "turns" { clock = true }
turns:raise() -- expect: a change is said here and never made: it belongs into a walk, or into after { ... }
-- A choice is picked, and no other.
local reach = option "reach" { help = "how far", { "short", n, help = "a step" }, { "long", n^2, help = "two" } }
local lost = holdings { "Man" }
piece "Man" { "M", move = quiet(reach) + capture(b.diag * b.diag) }
quiet(all) -- expect: a pattern is made here and never used
setup [[ M . . . M ]]
ending { win { no_moves + lost.any } }
