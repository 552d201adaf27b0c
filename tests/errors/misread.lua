-- Numbers for conditions, names for true and false, names that nothing bears, where nobody walks.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local stock = hand { "Man", Guard = 2 }
piece "Man" { "M", move = b.n, drop = anywhere }
piece "Guard" { "G", move = b.n, drop = anywhere }
piece "Maid" { "A", move = b.all:to(kind { "Man", "Man" }) } -- expect: kind: argument 1: 'Man' appears twice
turn { "drop", when = stock.Men } -- expect: hand has no 'Men'; did you mean 'Man'?
turn { "drop", when = 3 } -- expect: turn: 'when' must be a condition, got '3'
follow { stay * unmake * make, from = 1 } -- expect: follow: 'from' must be a condition, got '1'
follow { stay * unmake * make, from = empty, again = 3 } -- expect: follow: 'again' must be true or false, got a number
again { 3 } -- expect: again: what it depends on must be a condition, got '3'
forbid { 0 } -- expect: forbid: what it depends on must be a condition, got '0'
skip { 1 } -- expect: skip: what it depends on must be a condition, got '1'
hand {} -- expect: hand: expected the name of a piece, got nothing
hand { 3 } -- expect: hand: expected the name of a piece, got a number
local lost = holdings {} -- expect: holdings: the name of a piece must stand here, got nothing
ending { draw { repeated(3), claimed = "yes" } } -- expect: draw: 'claimed' must be true or false, got a string
