-- What a walk has done is known within the walk alone.
game { language = 1, name = "Outside" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m = marker "m" { where = empty * visited } -- expect: 'where' is evaluated outside of any walk
local k = marker "k" { where = empty * -at_start } -- expect: 'where' is evaluated outside of any walk
local safe = marker "safe" { where = empty * -attacked }
piece "King" { "K", move = b.all * mark(m) * mark(k) * mark(safe) }
follow { b.n * empty * put("King", nobody), from = friend * visited } -- expect: follow: 'from' is evaluated outside of any walk
setup { [[ . . . . K . . . ]] }
ending { win { captured "King" } }
