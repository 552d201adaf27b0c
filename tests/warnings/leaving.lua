-- Men who could not leave the last rank by their own walk, and do so by another: of a turn.
game { language = 1, name = "Leaving" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, value = 10 }
piece "Man" { "M", move = quiet(b.n), value = 1 }
piece "Foot" { "F", move = quiet(b.n), value = 1 } -- expect: piece 'Foot': on a5, White's piece can never move again; is a promotion missing
piece "Stuck" { "T", move = quiet(b.n):from(b.rank(2)), value = 1 } -- expect: piece 'Stuck': none can ever leave the cell where it begins
piece "Sails" { "S", move = quiet(b.n):from(b.rank(5)), value = 1 }
turn { "move" }
turn { { { "Man", "Sails" }, quiet(b.s) } }
setup [[ F M T S K ]]
ending { win { captured "King" } }
