-- What throws are written like, where a record could not tell where they end, or which they are.
game { language = 1, name = "Throws" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b;", sees = b.flip } } -- expect: player 'Black': 'letter' must be one to eight characters, without spaces, brackets, '/' or ';', got 'b;'
piece "Man" { "M", move = b.all }
throw "half" { shows = "(%d;%d)", { 1, 2 }, { 2, 3 } } -- expect: throw 'half': 'shows' must end with its closing bracket and contain none of (){; before
throw "inner" { shows = "(%d(%d)", { 1, 2 }, { 2, 3 } } -- expect: throw 'inner': 'shows' must end with its closing bracket
throw "open" { shows = "{%d", { 1 }, { 2 } } -- expect: throw 'open': 'shows' must end with its closing bracket and contain none of } before
throw "early" { shows = "{%d}%d}", { 1, 2 }, { 2, 3 } } -- expect: throw 'early': 'shows' must end with its closing bracket
throw "bare" { shows = "%d}%d", { 1, 2 }, { 2, 3 } } -- expect: throw 'bare': 'shows' must end with its closing bracket
throw "glued" { shows = "(%d%d)", { 1, 12 }, { 11, 2 } } -- expect: throw 'glued': possible throws 1 and 2 are written alike; begin each with different numbers, or let 'shows' write them all, with something between them
throw "parted" { shows = "(%d %d)", { 1, 12 }, { 11, 2 } }
throw "curly" { shows = "{%d (%d;)}", { 1, 12 }, { 11, 2 } }
setup { [[ M . . . ]] }
