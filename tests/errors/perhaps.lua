game { language = 1, name = "Captures that may be none" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local near = b.ortho * enemy * take
piece "Bomb" { "B", move = quiet(b.n) * any(near) } -- expect: a capturing turn must capture something, but `any` may capture nothing; use every(...), with the walk without it as an alternative
piece "Mine" { "M", move = b.e * any(near) } -- expect: a capturing turn must capture something, but `any` may capture nothing; use every(...), with the walk without it as an alternative
piece "Ram" { "R", move = capture(b.n) * any(near) }
piece "Shell" { "S", move = quiet(b.n) * every(near) + quiet(b.n) }
piece "Flash" { "F", move = b.e * take * b.e * any(near) }
setup "4/4/4/BMRS"
turn { "capture" }
turn { "move", otherwise = true }
ending { draw { no_moves } }
