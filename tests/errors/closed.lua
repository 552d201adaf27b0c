-- What is imported, and what there is of Lua's library, has its names: another one is a mistake, and not nil.
game { language = 1, name = "Closed" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local men = import "library/men"
local drawn = math.random(4) -- expect: math: there is no 'random' in it
local found = ("abc"):find("b") -- expect: string: there is no 'find' in it; there are byte, char, format, len, lower, rep, replace, reverse, sub, upper
piece "Man" { "M", move = b.all, value = men.worht } -- expect: 'library/men': there is no 'worht' in it; did you mean 'worth'?
piece "King" { "K", move = men.glod(b) } -- expect: 'library/men': there is no 'glod' in it; did you mean 'gold'?
for i, name in ipairs(men) do piece(name) { name, move = men.gold(b) } end
piece "Last" { "L", move = men[4](b) } -- expect: 'library/men': there is no '4' in it
setup { [[ K M . . ]] }
ending { loss { no_moves } }
