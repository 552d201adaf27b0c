-- The order of next() is that of pairs(): what has gone stands nowhere in it.
game { language = 1, name = "Gone" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
local t = { a = 1, b = 2 }
t.a = nil
next(t, "a") -- expect: next: that key no longer exists; pairs(t) skips what has been removed
setup "4/4/4/M3"
