-- More men in hand than the board has room for.
game { language = 1, name = "Stock" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n, drop = anywhere }
piece "Dan" { "D", move = b.n, drop = anywhere, value = 1000001 } -- expect: piece 'Dan': 'value' must be a whole number from 0 to 1000000, got '1000001'
hand { Man = 99, Dan = 16 } -- expect: hand: 99 of 'Man', but the board has room for 16
setup [[ M . . . ]]
ending { win { no_moves } }
