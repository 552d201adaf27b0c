-- take of a man of one's own gave no move and no message. Refused: turn: `take` captures an enemy, but none can be here; `unmake * make` removes a piece of one's own
game { language = 1, name = "Konane" }
local b = square(8, 8)
players { { "Black", letter = "b", style = "a" }, { "White", letter = "w", style = "A" } }
local taken = counter "taken at first" { max = 2 }
local chain = none
for _, d in ipairs { b.n, b.e, b.s, b.w } do chain = chain + quiet((d * enemy * take * d):upto(3)) end
piece "Man" { "M", move = chain }
local home = b:zone { "d4", "e5", "d5", "e4", "a1", "h8", "a8", "h1" }
turn { "Man", stay:from(home) * unmake * taken:set(1), when = taken:is(0) }
turn { "Man", stay:from(beside(b.ortho, empty)) * take * taken:set(2), when = taken:is(1) }
turn { "move", when = taken:is(2) }
local r = "mMmMmMmM/MmMmMmMm/"
setup(r .. r .. r .. "mMmMmMmM/MmMmMmMm")
ending { win { no_moves } }
