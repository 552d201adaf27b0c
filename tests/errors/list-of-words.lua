-- A list has its words as elements, not as choices.
game { language = 1, name = "Words" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local l = option "l" { type = "list", default = "none", "x", "y", help = "what to do" }
piece "Man" { "M", move = b.all }
setup "mmm/3/MMM"
refuse(l.x, "x is not possible") -- expect: option 'l' is a list; x:get().x tells whether it has 'x'
warn(l:get().y, "y is odd")
