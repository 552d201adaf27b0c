-- Where nobody walks, and in the hand, where there is no cell.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n, drop = anywhere }
piece "Asker" { "A", move = b.n:to(cells(at_start):is(0)) } -- expect: cells(...) asks about the whole board, outside of any walk, so at_start never holds in it
ending {
  win { cells(visited):over(0) }, -- expect: an ending is evaluated outside of any walk, where visited, taken and at_start never hold
  win { cells(enemy * taken):over(0) }, -- expect: an ending is evaluated outside of any walk, where
}
forbid { groups(leads(b.n * at_start), b.all):over(1) } -- expect: groups(...) asks about the whole board, outside of any walk, so at_start never holds in it
again { cells(taken):over(0) } -- expect: again is evaluated outside of any walk, where
