-- put() for a player was brought by a throw for another. Plays.
game { language = 1, name = "T13" }
local b = square(4, 2)
players { { "Black", letter = "b" }, { "White", letter = "w", sees = b.flip } }
piece "Stone" { "S", move = b.all }
setup "s3/S3"
throw "t" { when = always, shows = ".", { 1, from = "d1", walk = stay * put("Stone", player "White") } }
ending { win { no_moves } }
