-- What is imported, and what there is of Lua's library, has its names: another one is a mistake, and not nil.
game { language = 1, name = "Closed" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local men = import "library/men"
local drawn = math.random(4) -- expect: math has no 'random'
local found = ("abc"):find("b") -- expect: string has no 'find'; available: byte, char, format, len, lower, rep, replace, reverse, sub, upper
piece "Man" { "M", move = b.all, value = men.worht } -- expect: 'library/men' has no 'worht'; did you mean 'worth'?
piece "King" { "K", move = men.glod(b) } -- expect: 'library/men' has no 'glod'; did you mean 'gold'?
for i, name in ipairs(men) do piece(name) { name, move = men.gold(b) } end
piece "Last" { "L", move = men[4](b) } -- expect: 'library/men' has no '4'
setup { [[ K M . . ]] }
ending { loss { no_moves } }
