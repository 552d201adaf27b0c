-- A drop that takes only by `any` may take nothing, like any other move.
game { language = 1, name = "Drops" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Tower" { "T", drop = anywhere:to(file "a") * any(b.all * enemy * take) } -- expect: a capturing turn must capture something, but `any` may capture nothing
piece "Man"   { "M", move = b.n }
turn { "capture" }
turn { "move", otherwise = true }
setup "4/4/4/m3"
ending { draw { no_moves } }
