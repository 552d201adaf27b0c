-- What a move does besides.
game { language = 1, name = "Listing" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, e, ortho = b.n, b.e, b.ortho
local spot = marker "spot" {}
local count = counter "count" { per_player = true }
local free = right "free" { letter = "F" }
piece "Promotes" { "A", move = n:promote { at = rank(4), may = rank(3), to = { "Stone", "Marks" } } }
piece "Stone" { "S" }
piece "Puts" { "B", move = n * put "Stone" }
piece "Puts nobody's" { "C", move = n * put("Stone", nobody) }
piece "Leaves" { "D", move = put "Stone" * n * unmake * n }
piece "Converts" { "E", move = still(n):to(enemy) * convert }
piece "Marks" { "F", move = n * mark(spot) * n + e:to(marked(spot)):takes(b.s) }
piece "Counts" { "G", move = n * count:set(3) + e * count:of(other):raise(2) + once(free, n^2) }
piece "Castles" { "H", move = e^2 * shift("d1", "b1") * called "O-O" }
piece "Fetches" { "I", move = still(n) * fetch "Stone" }
piece "Both do" { "J", move = n * count:raise() * become "Stone" * mark(spot) }
piece "Changes places" { "K", move = n * swap * count:raise() }
