-- A King is forgotten; a player has moved last, or another.
game { language = 1, name = "No King" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true }
piece "Rook" { "R", move = straight(b.ortho:ride()) }
setup "4k/5/5/5/R4" -- expect: setup: White has no King, but others have
forbid { in_check() }
ending {
  win { no_moves * in_check(other), says = "mate" },
  draw { captured "Rook" * moved_by "White" * moved_by "Black" }, -- expect: this rule never applies: its condition can never hold
  draw { captured "Rook" * (moved_by "White" + moved_by "Black") },
  draw { no_moves },
}
