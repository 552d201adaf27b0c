-- Only positions between turns can repeat, and a move that a throw follows does not lead to one.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.ortho }
setup [[ M . M . M ]]
throw "rare" { shows = "(%d)", when = count(mover):over(2), { 1 }, { 2 } } -- expect: throw 'rare': whatever falls, nothing happens
throw "die" { shows = "(%d)", { 1, from = "a1", walk = b.n, optional = true }, { 2 } }
forbid { repeated(2) } -- expect: forbid: throw 'die' follows every move, and only positions between turns can repeat, so repeated never holds; ask in an ending
ending { loss { no_moves, who = other } }
