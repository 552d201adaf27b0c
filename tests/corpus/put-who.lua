-- put() ignored the player that it names. Plays.
game { language = 1, name = "T14" }
local b = square(4, 2)
players { { "Black", letter = "b" }, { "White", letter = "w", sees = b.flip } }
piece "Stone" { "S", move = still(b.all:to(empty)) * put("Stone", other) }
setup "s3/S3"
ending { win { no_moves } }
