-- Mistakes of newcomers, each told with its cure.
game { language = 1, name = "Wordings" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Rook" { "R", move = b.e }
piece "Man" { "M", move = betza "fmw" } -- expect: unknown modifier 'w'; the atom W is a capital; available
local c = counter "c" {}
after { c:add(1) } -- expect: a number has no 'add'; a counter grows by c:raise(1)
after { c + 1 } -- expect: after: expected a change, got a number; to change a counter write c:raise(1)
after { c:raise(), captured() } -- expect: after: expected a change, got a condition; what the change depends on goes into when = ...
hand { Rook = "2" } -- expect: hand: 'Rook' must be a number, how many, got '2'; write numbers without quotes
fen { "cell", "side" } -- expect: fen: it needs the fields "cells" and "side", and 'cell' is neither; did you mean 'cells'?
setup { "R K . . . . . ." }
ending {
  win { count(mover, "Rook", 6) }, -- expect: count: cannot use argument 3, '6'; to compare, count(...):is(6)
  win { landed(6) }, -- expect: landed: argument 1 must be a zone, such as rank(6), got '6'
  win { threatens("King") }, -- expect: threatens: argument 1 is missing: threatens(player, pieces, pieces)
  draw { turns:over(100) }, -- expect: there is no 'turns'; count them: local turns = counter "turns"
}
