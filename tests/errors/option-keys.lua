-- What is said of numbers and of lists, where an option is none, and what follows from it.
game { language = 1, name = "Keys" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
option "least" { "a", "b", min = 1 } -- expect: option 'least': 'min' is for a number, which has neither choices nor a type
option "most" { type = "dice", default = "1d6", max = 3 } -- expect: option 'most': 'max' is for a number
option "board" { "a", "b", cells = true } -- expect: option 'board': 'cells' is for type = "list"
option "where" { type = "cell", default = "a1", cells = true } -- expect: option 'where': 'cells' is for type = "list"
option "mixed" { min = 1, max = 3, default = 2, "a" } -- expect: option 'mixed': 'min' is for a number
option "words" { type = "list", default = "none", cells = true, "a" }
option "far" { min = 1, max = 3, default = 2 }
local typo = option "typo" { "x", "y", hlep = "?" } -- expect: option 'typo': there is no 'hlep' here; did you mean 'help'?
warn(typo.z, "z") -- expect: option 'typo' has no choice 'z'
warn(option "lone" { "x", "y" }, "lone") -- expect: warn: argument 1 must be true or false, got an option; of an option ask for a choice, o.choice
refuse("they do not go together", true) -- expect: refuse: argument 1 must be true or false, got a string
warn(count(mover), "many") -- expect: warn: argument 1 must be true or false, got a number, which is asked in play
refuse(nothing, "nothing") -- expect: there is no 'nothing'
local whole = option "whole" { "x", "y" }
local asked, mapped = whole.get, whole.map
goal(asked(b.n)) -- expect: get(): a colon must stand before it, x:get(...), not a dot
goal(mapped(b.n, asked)) -- expect: map(): a colon must stand before it, x:map(...), not a dot
goal(asked(whole) == nil and 1 or count(mover))
counter "none" { start = false } -- expect: counter 'none': 'start' must be a whole number from 0 to 1000000, got a boolean
piece "King" { "K", move = b.all }
piece "Man" { "M", move = b.n:promote { at = rank(5), to = Queen } } -- expect: there is no 'Queen'
