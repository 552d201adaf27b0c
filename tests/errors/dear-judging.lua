-- What judging a move may cost hangs on how many moves the board has room for.
game { language = 1, name = "Dear judging" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Stone" { "S", drop = anywhere }
piece "Guard" { "G", move = b.all }
forbid { cells(friend * reached(other, "Guard")):over(200) } -- expect: what is asked of each move may take 4.0 times as long as it may; of that this takes most: let it ask less about walks and other cells within each other
setup "16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/GG13g"
ending { draw { repeated(3) } }
