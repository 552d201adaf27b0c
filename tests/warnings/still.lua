game { language = 1, name = "Still" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local all, ahead = quiet(b.all), still(b.n * enemy)
piece "Sits" { "T", value = 100, move = all + ahead } -- expect: piece 'Sits': still: it does nothing where it ends, so it is a pass
piece "Part" { "P", value = 100, move = all + ahead * take + ahead } -- expect: piece 'Part': still: it does nothing where it ends, so it is a pass
piece "Shot" { "O", value = 100, move = all + ahead * take }
piece "Arms" { "A", value = 100, move = all + still(b.n * enemy * take * b.n) }
setup "topa1/5/5/5/TOPA1"
ending { draw { no_moves } }
