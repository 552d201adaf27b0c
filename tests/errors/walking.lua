-- Where nobody walks, and in the hand, where there is no cell.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n, drop = anywhere }
piece "Asker" { "A", move = b.n:to(cells(at_start):is(0)) } -- expect: cells(...) asks the whole board, as if no walk were asking: at_start never holds there
ending {
  win { cells(visited):over(0) }, -- expect: an ending is asked where nobody walks, so nothing is visited, taken or at_start there
  win { cells(enemy * taken):over(0) }, -- expect: an ending is asked where nobody walks
}
forbid { groups(leads(b.n * at_start), b.all):over(1) } -- expect: groups(...) asks the whole board, as if no walk were asking: at_start never holds there
again { cells(taken):over(0) } -- expect: again is asked where nobody walks
