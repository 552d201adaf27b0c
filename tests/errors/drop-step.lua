-- A drop that begins with a step is told at the piece, not where the board makes the step.
game { language = 1, name = "Drop" }
local b = square(6, 6)
local all = b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "K", value = 9, move = all }
piece "Put" { "P", value = 9, move = all, drop = all } -- expect: piece 'Put': drop: a drop comes from the hand; begin with `anywhere`
setup { [[ . . K . . . ]] }
ending { win { captured "Lord" } }
