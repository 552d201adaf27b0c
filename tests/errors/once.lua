-- What is made of a mistake is taken for right: one mistake is told once.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local far = b.n + 3 -- expect: '+' cannot be used between a pattern and a number
piece "Man" { "M", move = b.n ^ far + 3 }
piece "Mate" { "A", move = 3 + b.n:upto(far) }
setup "M . . A"
