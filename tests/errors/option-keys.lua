-- What is said of numbers and of lists, where an option is none, and what follows from it.
game { language = 1, name = "Keys" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
option "least" { "a", "b", min = 1 } -- expect: option 'least': 'min' is only for a number, which has neither choices nor a type
option "most" { type = "dice", default = "1d6", max = 3 } -- expect: option 'most': 'max' is only for a number
option "board" { "a", "b", cells = true } -- expect: option 'board': 'cells' is only for type = "list"
option "where" { type = "cell", default = "a1", cells = true } -- expect: option 'where': 'cells' is only for type = "list"
option "dice" { type = "dice", default = "1d6", per_side = true } -- expect: option 'dice': dice are the same
local least = option "least of all" { per_side = true, min = 0, max = 3, default = 0 }
option "mixed" { min = 1, max = 3, default = 2, "a" } -- expect: option 'mixed': 'min' is only for a number
option "words" { type = "list", default = "none", cells = true, "a" }
option "far" { min = 1, max = 3, default = 2 }
local typo = option "typo" { "x", "y", hlep = "?" } -- expect: option 'typo': unknown field 'hlep'; did you mean 'help'?
warn(typo.z, "z") -- expect: option 'typo' has no choice 'z'
warn(option "lone" { "x", "y" }, "lone") -- expect: warn: argument 1 must be true or false, got an option; ask an option for a choice, o.choice
refuse("they do not go together", true) -- expect: refuse: argument 1 must be true or false, got a string
warn(count(mover), "many") -- expect: warn: argument 1 must be true or false, got a number, which is evaluated during play
refuse(nothing, "nothing") -- expect: there is no 'nothing'
local kings = 0
local whole = option "whole" { "x", "y" }
local asked, mapped = whole.get, whole.map
goal(asked(b.n)) -- expect: get(): call it with a colon, x:get(...), not a dot
goal(mapped(b.n, asked)) -- expect: map(): call it with a colon, x:map(...), not a dot
goal(asked(whole) == nil and 1 or count(mover))
counter "none" { start = false } -- expect: counter 'none': 'start' must be a whole number from 0 to 1000000, got a boolean
piece "King" { "K", move = least:map(function(x) kings = kings + 1; return kings > 1 and b.n or b.all^x end) } -- expect: '^' takes a whole number from 1 to 64, got '0'
piece "Man" { "M", move = b.n:promote { at = rank(5), to = Queen } } -- expect: there is no 'Queen'
local count_of = counter "count" { max = 3 }
piece "Foot" { "F", move = b.n:promote { at = count_of, to = "King" } } -- expect: promote: 'at' must be a zone, such as rank(8), got a number
piece "Hand" { "H", move = b.n:promote { may = 4, to = "King" } } -- expect: promote: 'may' must be a zone, such as rank(4), got a number
