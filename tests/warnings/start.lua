-- A game that begins in check, and is over where it begins.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
piece "Stuck" { "S", move = b.n:from(b.rank(5)) } -- expect: piece 'Stuck' can never move: its walks lead nowhere from any cell -- expect: piece 'Stuck': it never comes onto the board
setup "k3R/5/5/5/4K" -- expect: setup: the starting position is already over, by the rule on line 10 -- expect: setup: Black is in check in the starting position
ending {
  win { count(player "White", "Rook"):is(1) },
}
forbid { in_check() }
