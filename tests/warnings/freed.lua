-- Men who are stuck by their own walks, and whom others lead away.
game { language = 1, name = "Freed" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all + b.all * friend * swap, value = 10 }
piece "Man" { "M", move = quiet(b.n), value = 1 }
piece "Foot" { "F", move = quiet(b.all), value = 1 } -- expect: piece 'Foot': it never comes onto the board
setup [[ K M M . ]]
ending { win { captured "King" } }
