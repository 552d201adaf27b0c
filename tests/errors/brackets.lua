-- Fields of templates without their end, what is no table at all, and lists that no setting could say.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "One", letter = "o" }, { "Two", letter = "t", sees = b.flip } }
local o = option "o" { help = "How far.", { "slow", b.n, abbrev = "S", help = "North." }, { "quick", b.e, abbrev = "Q", help = "East." } }
types "{o" -- expect: types: no '}' ends the field '{o'
piece "Man" { "M", move = o }
setup { [[ M M . . ]] }
notation "a" { move = "{from}-{to" } -- expect: notation 'a': 'move': no '}' ends the field '{to'
notation "b" { own = { Man = { move = "{from" } } } -- expect: notation 'b': 'move': no '}' ends the field '{from'
notation "c" (5) -- expect: notation 'c': a table {...} must follow, got a number
ending { win { captured "Man", says = "by {a captor" } } -- expect: win: 'says': no '}' ends the field '{a captor'
local l = option "l" { type = "list", default = "none", help = "Who.", { "a,b", help = "A and B." } } -- expect: option 'l': 'a,b' is no word of a list: commas stand between its words
local k = option "k" { type = "list", default = "none", help = "Who.", { "none", help = "Nobody." } } -- expect: option 'k': 'none' is no word of a list: it says that the list is empty
refuse(l:get()["a,b"] or k:get().none, "none")
