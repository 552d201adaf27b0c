-- Where a challenger lands, the defender stands until the throw.
game { language = 1, name = "Challenges" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local attacker, defender = challenge {}
piece "Man"   { "M", move = b.n:promote { at = rank(5), to = "Chief" } } -- expect: the challenger has not moved yet, and this would befall the defender
piece "Chief" { "C", move = b.all * become "Man" } -- expect: the challenger has not moved yet, and this would befall the defender
throw "duel" { when = attacker:over(0), marks = { attacker, defender }, { 1, walk = attacker:advance(defender) * attacker:clear() } }
setup { [[ . . M . . ]] }
ending { win { captured "Chief" } }
