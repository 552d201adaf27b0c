-- What forbids every move is told by itself, and not once more of each rule.
game { language = 1, name = "Forbids" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup { [[ . . M . . ]] } -- expect: setup: the starting position is already over: White has no move
forbid { captured() + -captured() } -- expect: forbid: this condition always holds
ending { win { captured "Man" }, loss { count(mover):is(0) } }
