-- A rule that waits for what no move may leave behind.
game { language = 1, name = "Odd" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
setup [[ R . . . . K ]]
forbid { in_check() }
ending {
  win { no_moves * in_check(), says = "mate" }, -- expect: this rule never applies: line 8 forbids the moves after which it would; is it about the other player?
  win { no_moves * in_check(other), says = "mate" },
  draw { no_moves + in_check() },
  draw { repeated(3) },
}
