-- Words behind which nothing stands.
game { language = 1, name = "Empty" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup "M . . . ."
forbid {} -- expect: forbid: expected a condition, got nothing
again {} -- expect: again: expected a condition, got nothing
skip { help = "nobody" } -- expect: skip: expected a condition, got nothing
follow {} -- expect: follow: expected a pattern, got nothing
follow { from = b:zone { "a1" } } -- expect: follow: expected a pattern, got nothing
goal() -- expect: goal: expected a number, got nothing
goal {} -- expect: goal: expected a number, got nothing
after {} -- expect: after: expected a change, got nothing
after { at = "turn" } -- expect: after: expected a change, got nothing
ending {} -- expect: ending: expected win {...}, loss {...} or draw {...}, got nothing
refuse(false) -- expect: refuse: argument 2 must be the message, a string, got nil
warn(true, 5) -- expect: warn: argument 2 must be the message, a string, got a number
refuse(empty, "no") -- expect: refuse: argument 1 must be true or false, got a condition, which is evaluated during play
