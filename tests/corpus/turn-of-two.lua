-- Two parts of a turn had one text for two orders. Plays.
game { language = 1, name = "Turn2" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = b.n }
piece "B" { "B", move = b.n }
turn { { "move" }, { "B", capture(b.ne), optional = true } }
setup "a3/4/1a2/B2A"
