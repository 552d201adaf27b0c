-- Options that set others, and that are drawn.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
option "early" { "a", "b" }
option "reach" { "a", "b" }
piece "Man" { "M", move = b.n }
option "preset" { { "x", sets = { early = "b", rech = "long" } }, "y" } -- expect: option 'preset' cannot set 'early', which is declared before it -- expect: unknown option 'rech'; did you mean 'reach'?
option "wrong" { { "x", sets = { later = "c" } }, "y" } -- expect: option 'later': no choice 'c'; did you mean
option "later" { "a", "b" }
option "lots" { random = true, per_side = true, "a", "b" } -- expect: option 'lots': 'random' needs at least two choices
option "more" { per_side = true, { "x", sets = { last = "a" } } } -- expect: option 'more': an option that sets others must be the same for all players
option "numbers of sets" { { "x", sets = { last = 3 } } } -- expect: option 'numbers of sets': 'sets' must name options and choices, as strings
option "list" { { "x", sets = 3 } } -- expect: option 'list': sets: expected a table {...}, got a number
option "last" { "a", "b" }
