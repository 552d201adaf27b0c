game { language = 1, name = "Hands" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
piece "Dan" { "D", move = b.n, returns = "Mam" } -- expect: no piece 'Mam'; did you mean 'Man'?
hand { "Mam" } -- expect: no piece 'Mam'; did you mean 'Man'?
hand { "Man", "Man" } -- expect: hand: 'Man' appears twice
hand { "Man" } -- expect: hand: 'Man' is already counted on line 7
hand { "Dan", capturd = true } -- expect: hand: unknown field 'capturd'; did you mean 'captured'?
hand { "Dan", captured = "yes" } -- expect: hand: 'captured' must be true or false, got a string
holdings { "Man" } -- expect: holdings: 'Man' is already counted on line 7
turn { "drop" } -- expect: turn: nothing can be dropped: no piece has a 'drop', such as drop = anywhere
