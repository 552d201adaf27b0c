-- Words that take templates and names.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
types(7) -- expect: types: expected a template, got a number
defaults(7) -- expect: defaults: expected a table {...}, got a number
b:words(7, "x") -- expect: words(): argument 1 must be directions, got a number
setup "k2/3/2K"
ending { win { captured "King" } }
