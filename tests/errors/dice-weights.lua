-- Weights that nothing reads, and dice that cannot be weighed.
game { language = 1, name = "Weights" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
throw "weighed" { dice = { dice(2, 6) }, { walk = b.n, weight = 7 } } -- expect: throw 'weighed': the weight of a row is never used, since 'dice' are thrown; leave it out
throw "many" { dice = { dice(9, 10, 4), dice(9, 10, 4) }, { walk = b.n } } -- expect: one result of its dice can come about in 8978633396433801 ways, of which at most 4503599627370496 can be weighed
setup "mmm/3/MMM"
