-- A name of one's own that a word has, too; and words of braces that stand alone.
game { language = 1, name = "Hidden" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local capture = marker "caught" { brief = true }
piece "Man" { "M", move = quiet(b.n) + capture(b.ne) } -- expect: a marker cannot be called; 'capture' is a name of your own here that hides the word
piece "King" { "K", move = b.all, royal } -- expect: there is no 'royal'; in braces write royal = true
piece "Rook" { "R", move = b.n(b.e) } -- expect: a pattern cannot be called; is a '*' or a ',' missing?
local some = count(capture) -- expect: count: cannot use argument 1, a marker
setup { [[ K M . . ]] }
ending { loss { no_moves, says "stuck" } } -- expect: there is no 'says'; in braces write says = ...
