-- Words behind which nothing stands.
game { language = 1, name = "Empty" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup "M . . . ."
forbid {} -- expect: forbid: a condition must stand here, got nothing
again {} -- expect: again: a condition must stand here, got nothing
skip { help = "nobody" } -- expect: skip: a condition must stand here, got nothing
follow {} -- expect: follow: a pattern must stand here, got nothing
follow { from = b:zone { "a1" } } -- expect: follow: a pattern must stand here, got nothing
goal() -- expect: goal: a number must stand here, got nothing
goal {} -- expect: goal: a number must stand here, got nothing
after {} -- expect: after: a change must stand here, got nothing
after { at = "turn" } -- expect: after: a change must stand here, got nothing
ending {} -- expect: ending: win {...}, loss {...} or draw {...} must stand here, got nothing
refuse(false) -- expect: refuse: argument 2 must be the message, a string, got nil
warn(true, 5) -- expect: warn: argument 2 must be the message, a string, got a number
refuse(empty, "no") -- expect: refuse: argument 1 must be true or false, got a condition, which is asked in play
