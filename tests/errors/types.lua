-- What a record says of options.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
option "long" { { "x", abbrev = ("A"):rep(101) }, { "y", abbrev = "B" } } -- expect: option 'long': a name may have at most 100 bytes, but 'AAAAAAAAAAAAAAAAAAAA...' has 101
option "alike" { { "x", abbrev = "A B" }, { "y", abbrev = "C B" } } -- expect: option 'alike': choice 'y' has the same 'abbrev' as another, 'C B'
option "cases" { { "x", abbrev = "F" }, { "y", abbrev = "f" } } -- expect: option 'cases': choice 'y' has the same 'abbrev' as another, 'f'
option "blank" { { "x", abbrev = " " }, { "y", abbrev = "A" } } -- expect: option 'blank': choice 'x' needs an 'abbrev', like the others
option "fine" { { "x", abbrev = "A AB" }, { "y", abbrev = "B a_b" } }
types(("{fine}"):rep(51)) -- expect: types: a template of 306 bytes; at most 300 are allowed
types(("{fine}"):rep(3)) -- expect: types: a template may have at most 16 fields, each at most 2 times
types "{fine} {fine}" -- expect: types: the field '{fine}' appears twice
types "{fine} {fin}" -- expect: types: there is no option 'fin' whose choices have an 'abbrev'; did you mean 'fine'?
piece "King" { "K", move = b.all }
setup "k2/3/2K"
ending { win { captured "King" } }
