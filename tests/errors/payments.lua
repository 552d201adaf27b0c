-- What is found only when walks and throws are compiled.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local purse = counter "purse" { per_player = true }
piece "Man" { "M", move = b.n * purse:pay(purse:of(other), 1) } -- expect: pay() is not allowed in a walk; use after { x:pay(y, n) }
throw "north" { when = count(b.rank(1)), { 1 } }
turn { "move", when = count(b.rank(1)) }
after { purse:raise(roll(9)) } -- expect: roll: a throw has at most 4 numbers, counted from 1
