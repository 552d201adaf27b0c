-- Words for the players that are no words.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n, help = 3 } -- expect: piece 'Man': 'help' must be a string, got a number
piece "King" { "K", move = b.all, help = " \n" } -- expect: piece 'King': 'help' is empty; fill it in or leave it out
turn { "move", help = b.n } -- expect: turn: 'help' must be a string, got a pattern
turn { "pass", hlep = "x" } -- expect: turn: unknown field 'hlep'; did you mean 'help'?
throw "wind" { help = {}, { 1 } } -- expect: throw 'wind': 'help' must be a string, got a table
forbid { captured "King", help = 1 } -- expect: forbid: 'help' must be a string, got a number
again { captured "King", help = 1 } -- expect: again: 'help' must be a string, got a number
follow { b.n * take, help = "" } -- expect: follow: 'help' is empty; fill it in or leave it out
local c = counter "c" { help = 1 } -- expect: counter 'c': 'help' must be a string, got a number
local r = right "r" { letter = "R", help = " " } -- expect: right 'r': 'help' is empty; fill it in or leave it out
after { c:raise(), when = r, help = 2 } -- expect: after: 'help' must be a string, got a number
ending { win { captured "King", help = true } } -- expect: win: 'help' must be a string, got a boolean
