-- More of what a newcomer writes: promotions, zones, numbers, castling.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ne, nw, e = b.n, b.ne, b.nw, b.e
local ortho, diag, all = b.ortho, b.diag, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Queen" { "Q", move = all + ortho + diag + nw + ne }
piece "Mage" { "M", move = b.clockwise } -- expect: no direction 'clockwise' on this board; available: n ne e se s sw w nw
piece "Omen" { move = n } -- expect: piece 'Omen': 'letter' is missing (a string)
piece "Pawn" { "P", move = n, promote = { at = rank(8), to = "Queen" } } -- expect: piece 'Pawn': 'promote' belongs in its move: move = p:promote { ... }
piece "Rider" { "I", move = n:promote { at = 8, to = "Queen" } } -- expect: promote: 'at' must be a zone, such as rank(8), got a number
piece "Guide" { "G", move = n:promote { may = { "a8" }, to = "Queen" } } -- expect: promote: 'may' must be a zone, b:zone { "a8" } or rank(8), got a table
piece "Scout" { "S", move = n:promote { to = "Queen" } } -- expect: promote: expected 'at', where it must promote, or 'may', where it can: at = rank(8)
piece "Thief" { "T", move = n:promote(rank(8), "Queen") } -- expect: promote(): cannot use argument 2, 'Queen' -- expect: promote: expected a table {...}, got a condition
piece "Usher" { "U", move = n^-1, value = 3 } -- expect: '^' takes a whole number from 1 to 64, got '-1'
piece "Viper" { "V", move = n, value = "3" } -- expect: piece 'Viper': 'value' must be a whole number from 0 to 1000000, got '3'; write numbers without quotes
piece "Witch" { "W", move = all:to(b:zone { d4 }) } -- expect: there is no 'd4'; write the name of a cell in quotes: "d4"
piece "Xerxes" { "X", move = (e * e) * once("castle", stay) } -- expect: once: argument 1 must be a right, right "name" { ... }, got a string
piece "Yeoman" { "Y", move = castle("e1", "h1") } -- expect: there is no 'castle'; write p * shift("h1", "f1") * called "O-O"
right "castling" { letter = "C", lost_by = "e1" } -- expect: right 'castling': 'lost_by' must be a zone, b:zone { "e1" }, got a string
setup { "PPPPPPPP", "RNBQKBNR" } -- expect: setup: a picture must be one string of several rows
