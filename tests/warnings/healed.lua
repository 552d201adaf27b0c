-- Men who are stuck by their own walks, and whom others make what is not.
game { language = 1, name = "Healed" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all + still(b.all) * friend * kind "Man" * become "Queen", value = 10 }
piece "Queen" { "Q", move = b.all:upto(3), value = 9 }
piece "Man" { "M", move = quiet(b.n), value = 1 }
piece "Foot" { "F", move = quiet(b.all), value = 1 } -- expect: piece 'Foot': it never comes onto the board
setup [[ K M M . ]]
ending { win { captured "King" } }
