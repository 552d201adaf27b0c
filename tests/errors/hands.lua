game { language = 1, name = "Hands" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
piece "Dan" { "D", move = b.n, returns = "Mam" } -- expect: no piece 'Mam'; did you mean 'Man'?
hand { "Mam" } -- expect: no piece 'Mam'; did you mean 'Man'?
hand { "Man", "Man" } -- expect: hand: 'Man' stands here twice
hand { "Man" } -- expect: hand: 'Man' is counted already, at line 7
hand { "Dan", capturd = true } -- expect: hand: there is no 'capturd' here; did you mean 'captured'?
hand { "Dan", captured = "yes" } -- expect: hand: 'captured' must be true or false, got a string
holdings { "Man" } -- expect: holdings: 'Man' is counted already, at line 7
turn { "drop" } -- expect: turn: nobody can be put down: no piece says drop = anywhere, or where
