-- Of a `game` that is said wrongly it is said what is wrong, and not that there is none.
game { language = "1", name = 5 } -- expect: game: 'name' must be a string, got a number -- expect: game: 'language' must be a whole number from 0 to 1000000, got '1'; write numbers without quotes
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
setup [[ M M M M M ]]
ending { loss { no_moves } }
