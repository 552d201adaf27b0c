-- A number of ours in an option, which the file changed, wrote where it liked. Plays.
game { language = 1, name = "Owed" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local far = option "far" { { "no", b.ortho }, { "yes", b.all } }
far["=owed"] = 123456789
piece "King" { "K", move = far }
setup { [[ K . . ]] }
ending { loss { no_moves }, draw { repeated(3) } }
