-- Pieces that lack something or have too much.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Nameless" { move = b.n } -- expect: piece 'Nameless': 'letter' is missing (a string)
piece "Digit" { "7", move = b.n } -- expect: piece 'Digit': 'letter' must be one of A to Z, which may have a mark, "+R" or "R~", from +~^=_`'"|&%$, or for a neutral piece a sign of ASCII that FEN does not use (/.-?[](){}), got '7'
piece "Two" { "PP", move = b.n } -- expect: piece 'Two': 'letter' must be one of A to Z, which may have a mark, "+R" or "R~", from +~^=_`'"|&%$, or for a neutral piece a sign of ASCII that FEN does not use (/.-?[](){}), got 'PP'
piece "Accent" { "é", move = b.n } -- expect: piece 'Accent': 'letter' must be one of A to Z
piece "Small" { "k", move = b.n } -- expect: got 'k'; write the capital, "K", which a player with style "a" has small
piece "Storm" { "*" }
piece "Unknown" { "?" } -- expect: a sign of ASCII that FEN does not use (/.-?[](){}), got '?'
piece "Typo" { "T", mov = b.n } -- expect: piece 'Typo': unknown field 'mov'; did you mean 'move'?
piece "Cond" { "C", move = empty } -- expect: piece 'Cond': 'move' must be a pattern, got a condition
piece "Dear" { "D", move = b.n, value = -1 } -- expect: piece 'Dear': 'value' must be a whole number from 0 to 1000000, got '-1'
piece "Twin" { "X", move = b.n }
piece "Twin" { "Y", move = b.n } -- expect: piece 'Twin': that name is already taken on line 15
piece "Same" { "X", move = b.n } -- expect: piece 'Same': its letter 'X' is already that of 'Twin'
piece(3) { "Q" } -- expect: piece: expected a name before the braces, piece "Name" { "N", move = ... }, got a number
piece "None" -- expect: piece 'None': nothing follows the name; write piece "None" { "N", move = ... }
piece "Royal" { "K", royal = "yes" } -- expect: piece 'Royal': 'royal' must be true or false, got a string
