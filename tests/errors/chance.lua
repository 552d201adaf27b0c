-- Throws, challenges, payments and turns that say nothing.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
local purse = counter "purse" { per_player = true }
local pot = counter "pot" {}
local spot = marker "spot" {}
throw "two words" { { 1 } } -- expect: throw: its name must be a word, got 'two words'
throw "none" {} -- expect: throw 'none': 1 to 4000 different throws are allowed, got 0
throw "wind" { { 1, wait = 3 } } -- expect: throw 'wind': unknown field 'wait'; did you mean 'walk'?
throw "rain" { {} } -- expect: throw 'rain': a row must begin with the 1 to 4 numbers that are thrown
throw "hail" { { "z9" } } -- expect: throw 'hail': what is thrown must be a whole number from 0 to 1000000, or a cell, got 'z9'
throw "thaw" { { 4294967297 }, { 2 } } -- expect: throw 'thaw': what is thrown must be a whole number from 0 to 1000000, or a cell, got '4294967297'
throw "snow" { { 1, weight = 0 } } -- expect: throw 'snow': 'weight' must be a whole number from 1
throw "fog" { { 1, from = "z9" } } -- expect: throw 'fog': no cell 'z9' on this board
throw "dew" { { 1, from = pot } } -- expect: throw 'dew': 'from' must be a cell or a marker, got a number
throw "ice" { marks = { purse }, { 1 } } -- expect: throw 'ice': 'marks' must be markers or counters of the game, got a number
throw "sun" { dice = { 6 }, { walk = stay } } -- expect: throw 'sun': 'dice' must be a list of dice(n, sides), got a number
throw "slush" { { 1, of = "Mon" } } -- expect: no piece 'Mon'; did you mean 'Man'?
throw "haze" { { 1, again = "dull", walk = b.n, from = "a1" } } -- expect: throw 'haze': a row that is thrown again does nothing, so it can have 'walk' or 'again', not both
throw "mist" { { 1, again = 3 } } -- expect: throw 'mist': 'again' must be a string, got a number
throw "sand" { { 1, walk = b.n * put("Man", nobody) } } -- expect: throw 'sand': where does the walk begin? Write from = "a1"
throw "fair" { { 1, walk = at(pot:over(0)) }, { 2, walk = pot:set(1) }, { 3, of = "Man", walk = b.n } }
throw "gale" { { 1 } }
throw "gale" { { 1 } } -- expect: throw 'gale': that name is already taken
