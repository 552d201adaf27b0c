-- Words and signs of other languages, a dot for a colon, and what is not finished.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
peice "Pawn" { "P", move = n } -- expect: there is no 'peice'; did you mean 'piece'?
piece "Man" { "M", move = n:to(zone { "a1" }) } -- expect: there is no 'zone'; zones belong to the board: b:zone { "a1", "b2" }
local more = require "more" -- expect: there is no 'require'; read another file with import "rules/name"
local again = dofile "more" -- expect: there is no 'dofile'; read another file with import "rules/name"
print("here") -- expect: there is no 'print'; a definition prints nothing
os.exit() -- expect: there is no 'os'; of Lua's libraries a definition has only
piece "Step" { "S", move = ne } -- expect: there is no 'ne'; directions belong to the board: local ne = b.ne, where b is the board
ending { win { checkmate } } -- expect: there is no 'checkmate'; write no_moves * in_check(other)
ending { draw { stalemate } } -- expect: there is no 'stalemate'; write no_moves, after the rule with
local far = ortho.upto(3) -- expect: upto(): call it with a colon, x:upto(...), not a dot
local line = straight(ortho.ride()) -- expect: ride(): call it with a colon, x:ride(...)
local still_there = ortho.to(empty) -- expect: to(): an argument is missing, or it was called with a dot instead of a colon: x:to(y)
local up = ortho.promote { at = rank(8), to = "Man" } -- expect: promote(): call it with a colon
local six = rank("6") -- expect: rank: this board has ranks 1 to 8, got 6; write numbers without quotes
local first = file(1) -- expect: file: this board has files a to h, got '1'; use a letter in quotes: file "a"
local seventh = b:rank(7) -- expect: rank: this board has ranks 1 to 8, got a board; call it with a dot: b.rank(...)
local o = option "o" { "short", "long" }
local p = option "p" { per_side = true, min = 1, max = 3, default = 2 }
local c = counter "c" { max = 3 }
local by_option = ortho^o -- expect: '^' takes a whole number from 1 to 64, got an option without numbers; give its choices numbers, { "far", 3 }
local by_side = ortho^p -- expect: '^' takes a whole number from 1 to 64, got a number, one for each side; write o:map(
local by_counter = ortho:upto(c) -- expect: upto() takes a whole number from 1 to 64, got a number of the game; the definition is run before there is a position
piece "None" { "X", move = n:to(rank()) } -- expect: rank: an argument is missing; this board has ranks 1 to 8
