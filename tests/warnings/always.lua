-- The first move ends the game; values of two scales; an option that nothing asks; and what is meant.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local o = option "o" { help = "nothing", { "no", help = "nothing" }, { "yes", help = "nothing" } } -- expect: option 'o': nothing uses it, so it has no effect
local cell = option "cell" { type = "cell", default = "none", help = "nothing", { "none", help = "nothing" } } -- expect: option 'cell': nothing uses it
local asked = option "asked" { help = "how far", { "near", help = "one step" }, { "far", help = "two" } }
piece "King" { "K", move = asked.far and b.all^2 or b.all, royal = true }
forbid { in_check() }
piece "Rook" { "R", move = straight(b.ortho:ride()), value = 5 }
piece "Man" { "M", move = b.n + b.s } -- expect: piece 'Man': its value is derived, on a scale of its own, but that of 'Rook' is given
piece "Never" { "N", move = leap(6, 6), value = 1 } -- expect: leap: no cell of this board is 6 files or ranks away -- expect: piece 'Never' can never move
meant "a stone"
piece "Stone" { "S", value = 1 }
setup [[ M R K R M ]] meant "to be over at once" -- the rule below
local loose = meant("for later", b.n * b.e)
ending {
  win { cells(empty):at_least(0), who = "Black" }, -- expect: this rule always applies: its condition always holds
}
