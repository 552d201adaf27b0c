-- Clocks that a position would come back without, and a throw that asks for them.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function clock(name, each) return counter(name) { clock = true, per_player = each } end
local row, walk, far, own = clock "row", clock "walk", clock "far", clock("own", true)
local due, rule, told = clock "due", clock "rule", clock "told"
piece "Ant" { "A", move = b.n + capture(b.e) * at(far:over(1)) }
throw "first" { when = due:over(3), { 1, when = row:over(1) + told:over(1) }, { 2, when = own:over(2) } }
throw "second" { { 1, from = "a1", walk = stay * leads(b.n * at(walk:over(1))) } }
throw "third" { { 1, from = "a1", walk = stay:to(-attacked) } }
after { row:raise(), walk:raise(), far:raise(), own:raise(), due:raise(), rule:raise(), told:raise() }
ending { draw { rule:over(9) }, draw { no_moves } }
setup "1a1/3/A2"
fen { "cells", "side", { own:of "White" }, told } -- expect: fen: 'row' is in no field, but throw 'first' depends on it, so a position where that throw is due might not be read back; add it -- expect: fen: 'walk' is in no field, but throw 'second' -- expect: fen: 'far' is in no field, but throw 'third' -- expect: fen: 'own' of Black is in no field, but throw 'first'
