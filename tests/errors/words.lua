-- Names that do not exist, and one that is taken.
game { language = 2, name = "Broken" } -- expect: game: 'language' must be 1
local c = squar(5, 5) -- expect: there is no 'squar'; did you mean 'square'?
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local whatever = c.n * c.anything[3]:at_all() + c -- what follows from a mistake is not complained of
piece = 3 -- expect: 'piece' is a word of the language
local same = import "../secret" -- expect: import takes a name like "rules/chess", not an absolute path
local gone = import "rules/nothing" -- expect: no file 'rules/nothing.lua' to import in
series "altrenate" -- expect: series: expected one of fixed alternate winner winner-chooses lot, got 'altrenate'; did you mean 'alternate'?
os.exit(1) -- expect: there is no 'os'
