-- What an effect does in many ways is found when the move is made, and no walk is under way then.
game { language = 1, name = "Every" }
local b = square(5, 5)
local n, s = b.n, b.s
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "T" { "T", move = s }
piece "A" { "A", move = quiet(n) * any(s * -at_start * put "T") } -- expect: piece 'A': where the walk began is no longer
piece "B" { "B", move = quiet(n) * any(s * -visited * put "T") } -- expect: piece 'B': `visited` is no longer known
piece "C" { "C", move = quiet(n) * every(s * -taken * put "T") } -- expect: piece 'C': `taken` is no longer known
setup "5/5/5/5/AABCT"
ending { loss { no_moves } }
