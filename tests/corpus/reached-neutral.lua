-- reached() of a neutral piece never held, silently. Refused: reached: neutral pieces are never moved, so this never holds
game { language = 1, name = "T10" }
local b = square(5, 2)
players { { "Black", letter = "b" }, { "White", letter = "w" } }
local x = counter "x" { max = 1 }
piece "Void" { "+", value = 0, move = b.n }
piece "Stone" { "S", move = none }
piece "Hand" { "H", move = quiet(anywhere) }
turn { "Hand", still(anywhere:to((friend + enemy) * kind "Stone" * reached(nobody, "Void"))) * mark(marker "m" {}) }
setup { "H . S S S", White = b.flip, nobody = { Void = b:zone { "b1" } } }
ending { win { no_moves } }
