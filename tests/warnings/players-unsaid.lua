-- Players for whom no setting, and no record, could set an option by itself.
game { language = 1, name = "Unsaid" }
local b = square(4, 4)
players { { "Mr. X", letter = "w" }, { "A=B", letter = "b", sees = b.flip } }
local far = option "far" { min = 1, max = 2, default = 1, help = "how far" }
local way = option "way" { per_side = true, help = "how", { "x", b.n, help = "so" }, { "y", b.e, help = "so" } } -- expect: option 'way' for each side: player 'Mr. X': settings and records cannot express this name -- expect: option 'way' for each side: player 'A=B': settings and records cannot express this name
piece "King" { "K", move = way + b.s^far }
setup "3k/4/4/K3"
ending { win { captured "King" } }
