-- A name of a move is no template.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local name = "{from} vanishes"
piece "Ghost" { "G", value = 1, move = b.all + b.n * b.n * called(name) } -- expect: called: braces are part of the name here, so players would have to type them; use notation "x" { called = "{from}{name}" } to write more than the name
setup [[ G . . . G ]]
ending { win { count(other):is(0) } }
