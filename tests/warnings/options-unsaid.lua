-- Options and choices that no setting, and no record, could name.
game { language = 1, name = "Unsaid" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function one(name, choice) return option(name) { help = "how", { choice, b.n, help = "so" }, { "y", b.e, help = "so" } } end
local p = one("a=b", "x") -- expect: option 'a=b': settings and records cannot express this name
p = p + one("white.a", "x") -- expect: option 'white.a': settings and records cannot express this name
p = p + one(" a", "x") -- expect: option ' a': settings and records cannot express this name
p = p + one("", "x") -- expect: option '': settings and records cannot express this name
p = p + one("c", "x;y") -- expect: option 'c': choice 'x;y': settings and records cannot express this name
p = p + one("d", "") -- expect: option 'd': choice '': settings and records cannot express this name
p = p + one("e", "x=1.5")
piece "King" { "K", move = p + b.s }
setup "3k/4/4/K3"
ending { win { captured "King" } }
