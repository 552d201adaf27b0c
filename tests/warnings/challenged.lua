-- A challenge that nothing decides.
game { language = 1, name = "Challenged" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", value = 9, move = b.all }
piece "Man" { "M", value = 1, move = b.ortho }
setup [[ M . K . M ]]
challenge { except = "King" } -- expect: challenge: no throw decides it, so the challenger never captures; write
ending { win { captured "King" }, draw { repeated(3) } }
