-- What ends a game for nobody; words that no board has; who loses.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
piece "Horse" { "H", move = b.leap(1, 2) } -- expect: no direction 'leap' on this board; leap is a word that stands alone, without the board
setup "5/2m2/5/2M2/5"
ending { win { captured "Man" }, no_moves, b.all } -- expect: must stand here, got a condition; say who has won: win { condition } -- expect: must stand here, got a pattern; say who has won
loose { no_moves } -- expect: there is no 'loose'; say loss { condition }, inside ending { ... }
