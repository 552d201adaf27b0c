-- A step behind a sum comes after each of its ways, a choice in order among them.
game { language = 1, name = "Joined" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Ant" { "A", move = ((b.n / b.e) + b.s) * b.w } -- expect: `/` chooses between whole moves, so no step may come before or after it
setup { [[ . . . A K . . . ]] }
ending { win { captured "King" } }
