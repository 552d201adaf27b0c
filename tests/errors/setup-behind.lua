-- What stands behind a placement.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "k2/3/2K b" -- expect: setup: unexpected ' b' after the last row; `first =` sets who begins
ending { win { captured "King" } }
