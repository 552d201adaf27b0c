-- What ends a game for nobody; words that no board has; who loses.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
piece "Horse" { "H", move = b.leap(1, 2) } -- expect: no direction 'leap' on this board; leap is a word of its own, written without the board
setup "5/2m2/5/2M2/5"
ending { win { captured "Man" }, no_moves, b.all } -- expect: , got a condition; to say who wins write win { condition } -- expect: , got a pattern; to say who wins write
loose { no_moves } -- expect: there is no 'loose'; write loss { condition } inside ending { ... }
