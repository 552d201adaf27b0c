-- Throws whose dice, numbers or form are said wrongly.
game { language = 1, name = "Throw" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "K", value = 9, move = b.all }
setup { [[ . . K . . . ]] }
throw "one" { dice = dice(1, 6), { walk = stay } } -- expect: throw 'one': 'dice' must be a list: { dice(1, 6) }
throw "best" { dice = dice(3, 6, 2), {} } -- expect: throw 'best': 'dice' must be a list: { dice(3, 6, 2) }
throw "six" { dice = { 6 }, {} } -- expect: throw 'six': 'dice' must be a list of dice(n, sides), got a number
throw "two" { dice = { dice(1, 6) }, { 1 }, { 2 } } -- expect: throw 'two': the numbers of a row are never asked, since 'dice' are thrown: leave them out
throw "form" { shows = "{%s}", { 1 }, { 2 } } -- expect: throw 'form': 'shows' has no %s; there are %d, a number, %c, a cell, and %w, who takes what the throw takes -- expect: throw 'form': of what can be thrown, 1 and 2 are written alike
throw "share" { shows = "{%d %}", { 1 }, { 2 } }
ending { win { captured "Lord" } }
