-- A cell in quotes where a condition must stand.
game { language = 1, name = "Quoted" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all:promote { at = "a5", to = "Man" } } -- expect: promote: 'at' must be a condition, got a string; on a board b, b:zone { "a5" } is that cell
piece "Man" { "M", move = b.n:promote { may = "last", to = "King" } } -- expect: promote: 'may' must be a condition, got a string
setup [[ M M K M M ]]
ending { win { landed("a5") } } -- expect: on a board b, b:zone { "a5" } is that cell
