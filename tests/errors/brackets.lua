-- Fields of templates without their end, what is no table at all, and lists that no setting could say.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "One", letter = "o" }, { "Two", letter = "t", sees = b.flip } }
local o = option "o" { help = "How far.", { "slow", b.n, abbrev = "S", help = "North." }, { "quick", b.e, abbrev = "Q", help = "East." } }
types "{o" -- expect: types: the field '{o' has no closing '}'
piece "Man" { "M", move = o }
setup { [[ M M . . ]] }
notation "a" { move = "{from}-{to" } -- expect: notation 'a': 'move': the field '{to' has no closing '}'
notation "b" { own = { Man = { move = "{from" } } } -- expect: notation 'b': 'move': the field '{from' has no closing '}'
notation "c" (5) -- expect: notation 'c': expected a table {...}, got a number
ending { win { captured "Man", says = "by {a captor" } } -- expect: win: 'says': the field '{a captor' has no closing '}'
local l = option "l" { type = "list", default = "none", help = "Who.", { "a,b", help = "A and B." } } -- expect: option 'l': 'a,b' cannot be a word of a list: commas separate its words
local k = option "k" { type = "list", default = "none", help = "Who.", { "none", help = "Nobody." } } -- expect: option 'k': 'none' cannot be a word of a list: it means an empty list
refuse(l:get()["a,b"] or k:get().none, "none")
