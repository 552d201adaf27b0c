-- Zones, throws and notations that say less than they seem to.
game { language = 1, name = "Unsaid" }
local b = square(8, 8)
local n, s, e, all = b.n, b.s, b.e, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = all }
piece "Pawn" { "P", move = quiet(n) }
local _ = b:zone { e1 = true } -- expect: zone(): cells stand in its braces as they are
throw "a" { marks = "x", { 1 }, { 2 } } -- expect: throw 'a': 'marks' must be a list of markers or counters, { m }, got a string
throw "b" { { 1, of = "Pawn", from = "h6", walk = e } } -- expect: throw 'b': where the walk begins is said by 'from' or by 'of', not by both
throw "c" { { 1 }, { 1 } } -- expect: throw 'c': of what can be thrown, 1 and 2 are written alike
throw "d" { dice = { dice(1, 6), dice(1, 4) }, shows = "%d" } -- expect: throw 'd': of what can be thrown, 1 and 2 are written alike
throw "e" { dice = { dice(0, 6) } } -- expect: dice: how many (1 to 10) and of how many sides
notation "f" { move = "{from}", pieces = { Kng = "P" } } -- expect: notation: pieces: there is no 'Kng' here; did you mean 'King'?
notation "g" { move = "{from}", cells = { a9 = "P" } } -- expect: notation: cells: there is no 'a9' here
notation "h" { move = "{from}", cells = 3 } -- expect: notation: cells: a table {...} must follow, got a number
setup { "8/8/8/8/8/8/PPPPPPPP/4K3", Black = b.turn } -- expect: setup: a FEN has all players' men, so 'Black' adds nothing: leave it out
ending { win { captured "King" } }
