-- Zones, throws and notations that say less than they seem to.
game { language = 1, name = "Unsaid" }
local b = square(8, 8)
local n, s, e, all = b.n, b.s, b.e, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = all }
piece "Pawn" { "P", move = quiet(n) }
local _ = b:zone { e1 = true } -- expect: zone(): list the cells as strings
throw "a" { marks = "x", { 1 }, { 2 } } -- expect: throw 'a': 'marks' must be a list of markers or counters, { m }, got a string
throw "b" { { 1, of = "Pawn", from = "h6", walk = e } } -- expect: throw 'b': give where the walk begins as 'from' or as 'of', not both
throw "c" { { 1 }, { 1 } } -- expect: throw 'c': possible throws 1 and 2 are written alike
throw "d" { dice = { dice(1, 6), dice(1, 4) }, shows = "%d" } -- expect: throw 'd': possible throws 1 and 2 are written alike
throw "e" { dice = { dice(0, 6) } } -- expect: dice: expected how many (1 to 10) and how many sides
notation "f" { move = "{from}", pieces = { Kng = "P" } } -- expect: notation: pieces: unknown field 'Kng'; did you mean 'King'?
notation "g" { move = "{from}", cells = { a9 = "P" } } -- expect: notation: cells: unknown field 'a9'
notation "h" { move = "{from}", cells = 3 } -- expect: notation: cells: expected a table {...}, got a number
setup { "8/8/8/8/8/8/PPPPPPPP/4K3", Black = b.turn } -- expect: setup: a FEN has all players' pieces, so 'Black' adds nothing; leave it out
ending { win { captured "King" } }
