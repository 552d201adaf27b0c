-- A rule that waits for what no move may leave behind.
game { language = 1, name = "Odd" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
local checks = counter "checks" { max = 3 }
setup [[ R . . . . K ]]
forbid { in_check(), checks:is(2) } -- what is counted at the end of a turn comes behind it
after { checks:raise(), when = in_check() } -- expect: after: 'when': this condition never holds: line 9 forbids every move after which it would; should it ask about the other player?
after { checks:raise(), when = in_check(other) }
after { checks:raise(), when = in_check() * captured(), at = "start" }
ending {
  win { no_moves * in_check(), says = "mate" }, -- expect: this rule never applies: line 9 forbids every move after which it would; should it ask about the other player?
  win { no_moves * in_check(other), says = "mate" },
  draw { no_moves + in_check() },
  draw { checks:is(2) },
  draw { repeated(3) },
}
