-- Words that a newcomer tries.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
local his = count(opponent) -- expect: there is no 'opponent'; the player after the mover is `other`
local late = count("Man", other) -- expect: count: cannot use argument 2, a player; the player comes first
local draws = repetition(3) -- expect: there is no 'repetition'; write repeated(3)
local small = board(4, 4) -- expect: there is no 'board'; write square(files, ranks), disc(rings, sectors) or graph()
local seen = flip -- expect: there is no 'flip'; symmetries belong to the board: b.flip, where b is the board
