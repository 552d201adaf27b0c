-- What judging a move may cost hangs on how many moves the board has room for.
game { language = 1, name = "Dear judging" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Stone" { "S", drop = anywhere }
piece "Guard" { "G", move = b.all }
forbid { cells(friend * reached(other, "Guard")):over(200) } -- expect: what is asked of each move may take 4.0 times as long as allowed; this takes the most of it: nest fewer questions about walks and other cells
setup "16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/GG13g"
ending { draw { repeated(3) } }
