-- A drop that could not be read is none that is missing.
game { language = 1, name = "Spoilt" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Town" { "T", drop = anywhere:to(file "k") } -- expect: file: this board has files a to e, got k
hand { Town = 1 }
turn { "drop" }
ending { draw { no_moves } }
