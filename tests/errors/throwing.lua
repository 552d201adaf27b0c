-- Throws whose dice, numbers or form are said wrongly.
game { language = 1, name = "Throw" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "K", value = 9, move = b.all }
setup { [[ . . K . . . ]] }
throw "one" { dice = dice(1, 6), { walk = stay } } -- expect: throw 'one': 'dice' must be a list: { dice(1, 6) }
throw "best" { dice = dice(3, 6, 2), {} } -- expect: throw 'best': 'dice' must be a list: { dice(3, 6, 2) }
throw "six" { dice = { 6 }, {} } -- expect: throw 'six': 'dice' must be a list of dice(n, sides), got a number
throw "two" { dice = { dice(1, 6) }, { 1 }, { 2 } } -- expect: throw 'two': the numbers of a row are never used, since 'dice' are thrown; leave them out
throw "form" { shows = "{%s}", { 1 }, { 2 } } -- expect: throw 'form': 'shows' cannot contain %s; use %d for a number, %c for a cell, or %w for the player who takes what the throw takes -- expect: throw 'form': possible throws 1 and 2 are written alike
throw "gap" { shows = "(%d)", dice = { dice(1, 6), nil, dice(1, 4) }, {} } -- expect: throw 'gap': possible throws 1 and 2 are written alike
throw "left" { shows = "(%d)", dice = { false, dice(1, 6) }, {} }
throw "own" { dice = { { count = 0, sides = 6 } }, {} } -- expect: dice: expected how many (1 to 10) and how many sides
throw "bare" { dice = { sides = 6 }, {} } -- expect: dice: expected how many (1 to 10) and how many sides
throw "key" { dice = { die = dice(1, 6) }, {} } -- expect: throw 'key': dice: unknown field 'die' -- expect: throw 'key': a row must begin with the 1 to 4 numbers
throw "many" { dice = { dice(10, 4), dice(10, 4), dice(10, 4) }, {} } -- expect: throw 'many': 1 to 4000 different throws are allowed, got 29791
c1, c2, c3, c4, c5 = counter "c1" {}, counter "c2" {}, counter "c3" {}, counter "c4" {}, counter "c5" {}
throw "marks" { marks = { c1, c2, c3, c4, c5 }, { 1 }, { 2 } } -- expect: throw 'marks': 'marks' may have at most 4 elements, got 5
throw "twice" { marks = { c1, c1 }, { 1 }, { 2 } } -- expect: throw 'twice': 'marks' names 'c1' twice
throw "share" { shows = "{%d %}", { 1 }, { 2 } }
ending { win { captured "Lord" } }
