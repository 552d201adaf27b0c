-- A picture with a letter of no piece, and one with too many rows.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { "K Q ." } -- expect: setup: no piece has the letter 'Q'
