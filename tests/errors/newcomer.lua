-- What somebody writes who comes from the tutorial, or from other programs.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ne, nw, e = b.n, b.ne, b.nw, b.e
local ortho, diag, all = b.ortho, b.diag, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
Piece "Chief" { "C", move = all } -- expect: there is no 'Piece'; did you mean 'piece'?
piece "King" { "K", move = ALL } -- expect: there is no 'ALL'; directions belong to the board: local all = b.all
piece "Queen" { "Q", move = straight(all:ride()) + upto(ortho, 3) } -- expect: there is no 'upto'; it comes after a pattern and a colon: p:upto(...)
piece "Rook" { "R", move = { n, e } } -- expect: piece 'Rook': 'move' must be a pattern, got a table; join several with '+'
piece "Bishop" { "B", move = 3 * diag } -- expect: '*' cannot be used between a number and a pattern; p^3 is p three times
piece "Knight" { "N", move = jump(1, 2) } -- expect: jump: argument 1 must be a pattern, got a number; leap(1, 2) is a leap
piece "Hopper" { "H", betza = "N" } -- expect: piece 'Hopper': 'betza' belongs in its move: move = betza "..."
piece "Leaper" { "L", move = "N" } -- expect: piece 'Leaper': 'move' must be a pattern, got a string; write betza "N" for
piece "Archer" { "A", move = capture } -- expect: piece 'Archer': 'move' must be a pattern, got a function; call it with brackets, capture(...)
piece "Dancer" { "D", move = ortho - n } -- expect: '-' cannot be used between a pattern and a pattern; p:to(-c) is p except where c holds
piece "Elder" { "E", move = n:become("Queen") } -- expect: a pattern has no 'become'; write p * become ...
piece "Friar" { "F", move = n:quiet() } -- expect: a pattern has no 'quiet'; write quiet(p)
piece "Guard" { "G", move = n:empty() } -- expect: a pattern has no 'empty'; write p:to(empty)
piece "Jester" { "J", move = b.north } -- expect: no direction 'north' on this board; did you mean 'n'?
ending { win { captured "Chief" } } -- which is no piece because of the first mistake alone
