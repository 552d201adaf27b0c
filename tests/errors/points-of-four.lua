-- What a win leaves, and three others cannot share.
game { language = 1, name = "Share" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" }, { "Red", letter = "r" }, { "Blue", letter = "u" } }
piece "Man" { "M", move = b.all }
setup "M3/4/4/m3"
ending {
  win { no_moves, points = 2/3 }, -- expect: win: 'points' leaves 80 of 240 parts of the point, which 3 others cannot share equally
  win { in_check(), points = 3/4 },
}
