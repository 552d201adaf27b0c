-- What has no effect: a man becomes what he is, a drop onto men, a throw for nothing, a marker that is
-- only cleared, men without end, and a derived value of 0.
game { language = 1, name = "No effect" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local m = marker "m" { brief = true } -- expect: marker 'm': nothing is ever marked with it
piece "King" { "K", move = b.all }
piece "Man" { "M", move = quiet(b.n) + b.n:to(rank(5)) * become "Man" } -- expect: piece 'Man': become: it already is 'Man'
piece "Page" { "P", move = b.n + b.n:to(rank(5)) * (become "Page" + become "Man") } -- he may decline
piece "Tower" { "T", move = b.ortho, drop = anywhere:to(rank(1)) + anywhere:to(kind "King") } -- expect: piece 'Tower': drop: a part of it asks for a cell that is taken -- expect: piece 'Tower': it can be dropped any number of times
piece "Wall" { "W", drop = anywhere:to(rank(2)) } -- stones have no end
piece "Leaper" { "L", move = b.n^4 * b.e^4 + b.s^4 * b.w^4 } -- expect: piece 'Leaper': its value, derived from how far it can go, is 0
throw "die" { { 1, walk = stay }, { 2, walk = stay } } -- expect: throw 'die': whatever falls, nothing happens
after { m:clear(), when = captured(), at = "move" }
setup [[ L P K T M ]]
ending { draw { no_moves }, loss { captured "King" } }
