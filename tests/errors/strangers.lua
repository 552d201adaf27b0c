-- Words and signs of other languages, a dot for a colon, and what is not finished.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
peice "Pawn" { "P", move = n } -- expect: there is no 'peice'; did you mean 'piece'?
piece "Man" { "M", move = n:to(zone { "a1" }) } -- expect: there is no 'zone'; cells are named by the board: b:zone { "a1", "b2" }
local more = require "more" -- expect: there is no 'require'; another file is read by import "rules/name"
local again = dofile "more" -- expect: there is no 'dofile'; another file is read by import "rules/name"
print("here") -- expect: there is no 'print'; a definition prints nothing
os.exit() -- expect: there is no 'os'; a definition has of Lua what only reckons
piece "Step" { "S", move = ne } -- expect: there is no 'ne'; directions are the board's: local ne = b.ne, where b is the board
ending { win { checkmate } } -- expect: there is no 'checkmate'; say no_moves * in_check(other)
ending { draw { stalemate } } -- expect: there is no 'stalemate'; say no_moves, behind the rule of
local far = ortho.upto(3) -- expect: upto(): a colon must stand before it, x:upto(...), not a dot
local line = straight(ortho.ride()) -- expect: ride(): a colon must stand before it, x:ride(...)
local still_there = ortho.to(empty) -- expect: to(): nothing stands in its brackets, or a dot before it where a colon must: x:to(y)
local up = ortho.promote { at = rank(8), to = "Man" } -- expect: promote(): a colon must stand before it
local six = rank("6") -- expect: rank: this board has ranks 1 to 8, got 6; numbers stand without quotes
local first = file(1) -- expect: file: this board has files a to h, got '1'; a letter in quotes says which: file "a"
local seventh = b:rank(7) -- expect: rank: this board has ranks 1 to 8, got a board; a dot stands before it: b.rank(...)
local o = option "o" { "short", "long" }
local p = option "p" { per_side = true, min = 1, max = 3, default = 2 }
local c = counter "c" { max = 3 }
local by_option = ortho^o -- expect: '^' takes a whole number from 1 to 64, got an option without numbers; give its choices numbers, { "far", 3 }
local by_side = ortho^p -- expect: '^' takes a whole number from 1 to 64, got a number, one for each side; say o:map(
local by_counter = ortho:upto(c) -- expect: upto() takes a whole number from 1 to 64, got a number of the game; the definition is run before there is a position
piece "None" { "X", move = n:to(rank()) } -- expect: rank: nothing stands in its brackets; this board has ranks 1 to 8
