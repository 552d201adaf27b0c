-- Imports of what is no name.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
import(7) -- expect: import: expected a name, got a number
setup "k2/3/2K"
ending { win { captured "King" } }
