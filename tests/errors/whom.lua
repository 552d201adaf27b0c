-- Values for each side, and the names of pieces and players where the other is wanted.
game { language = 1, name = "Whom" }
local b = square(8, 8)
local n, s, e, all = b.n, b.s, b.e, b.all
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = all }
piece "Pawn" { "P", move = quiet(n) }
right "r" { letter = "R", given = { Blck = true } } -- expect: right 'r': 'given': no player 'Blck'; did you mean 'Black'?
right "q" { letter = "Q", given = "no" } -- expect: right 'q': 'given' must be true or false, for each player or for all, got 'no'
right "p" { letter = "P", start = { "White" } } -- expect: right 'p': 'start' must be true or false, for each player or for all, got a table
right "o" { letter = "O", start = { White = 1, Black = "true" } } -- expect: right 'o': 'start' must be true or false
right "n" { letter = "N", given = 3 } -- expect: right 'n': 'given' must be true or false
local each = option "each" { per_side = true, help = "Who may.", { "yes", help = "He." }, { "no", help = "Not he." } }
right "l" { letter = "L", given = each } -- expect: right 'l': 'given' must be true or false, for each player or for all, got an option
right "m" { letter = "-", start = { White = 1 } } -- expect: right 'm': 'letter' must be one character, other than '-' and a space, got -
counter "c" { start = { White = 2, Black = 5 } } -- expect: counter 'c': it starts at 2 and at 5, but is shared by all players; add per_player = true
counter "d" { per_player = true, start = { White = 2, Blak = 5 } } -- expect: counter 'd': 'start': no player 'Blak'; did you mean 'Black'?
counter "f" { per_player = true, start = { White = 2 } } -- expect: got nil for Black
marker "g" { where = true } -- expect: marker 'g': 'where' must be a condition
piece "Z" { "Z", move = n, value = { Whte = 3 } } -- expect: piece 'Z': 'value': no player 'Whte'; did you mean 'White'?
piece "Y" { "Y", move = n, glyph = { White = "x", Black = "y" } } -- expect: piece 'Y': 'glyph' must be a string, or a list with one for each player
setup { [[ P P P P P P P P ]], without = { Whit = { "Pawn" } } } -- expect: setup: 'without': no player 'Whit'; did you mean 'White'?
ending { win { captured "King" } }
