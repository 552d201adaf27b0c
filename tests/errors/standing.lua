-- The piece that is still stays, so no step of its own stands beside that.
game { language = 1, name = "Standing" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, e, shot = b.n, b.e, still(b.e * enemy) * take
piece "Steps" { "A", move = quiet(n) * still(e * enemy) * take } -- expect: piece 'Steps': `still` must be the whole walk, since the piece stays: no step may come before or after it
piece "Shoots" { "B", move = still(e * enemy) * take * n } -- expect: piece 'Shoots': `still` must be the whole walk
piece "Rides" { "C", move = (still(e * enemy) * take * n):ride() } -- expect: piece 'Rides': `still` must be the whole walk
piece "Perhaps" { "D", move = still(e * enemy) * take * (n + stay) } -- expect: piece 'Perhaps': `still` must be the whole walk
piece "Joins" { "E", move = (still(e * enemy) + still(n * enemy)) * take * n } -- expect: piece 'Joins': `still` must be the whole walk
piece "Twice" { "F", move = still(e * enemy) * take * still(n * enemy) * take + quiet(still(n)) * put "Twice" * any(b.all * enemy * take) }
piece "Within" { "G", move = still(n * still(e) * enemy) * take + beside(n, enemy) * still(n * enemy) * take + n }
