-- A turn that is refused stands there all the same: what is otherwise behind it is no second mistake.
game { language = 1, name = "Otherwise" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = b.n }
turn { { "Man", b.e }, when = count(mover):over(1) } -- expect: turn: 'when' and 'optional' belong inside the braces of a part
turn { "pass", otherwise = true }
