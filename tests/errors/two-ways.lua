-- Two ways of a turn, written as one.
game { language = 1, name = "Broken" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ . K K ]] }
turn { "move", "pass" } -- expect: turn: write alternatives as two turns, turn { "move" } turn { "pass" }
