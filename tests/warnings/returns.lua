-- Who is taken from the hands' point of view: what he turns into, and who can never be held.
game { language = 1, name = "Returns" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local last = rank(5)
hand { "Ant", "Cow", "Dog", captured = true }
piece "Ant" { "A", move = b.n:promote { at = last, to = { "Bee", "Elk", "Dog" } }, drop = anywhere:to(-last) }
piece "Bee" { "B", move = b.all } -- expect: piece 'Bee': capturing it puts nothing in hand; write what it becomes, returns = "...", or name it in hand { ... }
piece "Cow" { "C", move = b.all, drop = anywhere } -- expect: piece 'Cow': it never comes onto the board: it is not in the setup, nothing brings it into a hand, and nothing becomes one
piece "Dog" { "D", move = b.all, drop = anywhere }
piece "Elk" { "E", move = b.all, returns = "Ant" }
piece "Fly" { "F", move = b.all }
setup { [[ A A F A A ]] }
ending { loss { no_moves, who = other } }
