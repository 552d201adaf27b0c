-- Keys that no statement reads, and elements beyond the last one.
game { language = 1, name = "Stray" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ . . . . K . . . ]], without = { White = { King = true } } } -- expect: setup: 'without': unknown field 'King'
counter "c" { [true] = 1 } -- expect: counter 'c': a key must be a name or the number of an element, counted from 1
counter "e" { [2] = "kept" } -- expect: counter 'e': cannot use element 2, kept
counter "d" { [-1] = 1 } -- expect: counter 'd': a key must be a name or the number of an element
turn { "move", [0.5] = "pass" } -- expect: turn: a key must be a name or the number of an element
