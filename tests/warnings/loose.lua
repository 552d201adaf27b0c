-- What is made and never used.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, all = b.n, b.all -- a board offers its steps, and needs none of them to be used
local leaps = leap(1, 2) -- expect: this pattern is never used; join it to others with '*' or '+'
local few = count(mover):at_most(3) -- expect: this condition is never used;
local many = count(mover) + 1 -- expect: this number is never used; compare it
local kept = meant("for games that build on this one", quiet(all))
counter "lost" { max = 9 } -- expect: counter 'lost': nothing uses it and nothing changes it; leave it out
right "swap" { letter = "S" } -- expect: right 'swap': nothing uses it and nothing changes it
marker "there" { brief = true } -- expect: marker 'there': nothing uses it
local turns = counter "turns" { clock = true }
turns:raise() -- expect: this change is never made; put it in a walk or in after { ... }
-- A choice is picked, and no other.
local reach = option "reach" { help = "how far", { "short", n, help = "a step" }, { "long", n^2, help = "two" } }
local lost = holdings { "Man" }
piece "Man" { "M", move = quiet(reach) + capture(b.diag * b.diag) }
quiet(all) -- expect: this pattern is never used
setup [[ M . . . M ]]
ending { win { no_moves + lost.any } }
