-- A name, and nothing behind it; a rule outside of an ending.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Pawn" -- expect: piece 'Pawn': nothing follows the name; write piece "Pawn" { "N", move = ... }
option "depth" -- expect: option 'depth': nothing follows the name; write option "depth" { "no", "yes" }
local c, r = counter "c", right "r" -- expect: counter 'c': nothing follows the name; write counter "c" { min = 0, max = 9 } -- expect: right 'r': nothing follows the name; write right "r" { letter = "R" }
throw "t" -- expect: throw 't': nothing follows the name
win { no_moves } -- expect: win { ... } belongs in an ending: ending { win { ... }, ... }
import "rules/none" -- expect: no file 'rules/none.lua' to import
