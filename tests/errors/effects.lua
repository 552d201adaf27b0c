-- Effects that would fall on what is never there.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Martyr" { "M", move = stay * take } -- expect: piece 'Martyr': `take` captures an enemy, but none can be here; `unmake * make` removes a piece of one's own
piece "Traitor" { "T", move = jump(b.n * friend * take * b.n) } -- expect: piece 'Traitor': `take` captures an enemy, but none can be here
piece "Builder" { "B", move = b.n * make } -- expect: piece 'Builder': `make` needs a hole, but none can be here; still() can reach one
piece "Mason" { "S", move = still(b.n):to(empty) * make } -- expect: piece 'Mason': `make` needs a hole, but none can be here
