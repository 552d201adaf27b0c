-- Nor is one of which a word is misspelt.
game { language = 1, name = "Misspelt" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Town" { "T", drop = anywere:to(b.n) } -- expect: there is no 'anywere'; did you mean 'anywhere'?
hand { Town = 1 }
turn { "drop" }
ending { draw { no_moves } }
