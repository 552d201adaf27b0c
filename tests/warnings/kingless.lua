-- Nobody is royal, so nobody is in check.
game { language = 1, name = "Odd" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup [[ K K . . . . K K ]]
forbid { in_check() } -- expect: forbid: this condition can never hold; no piece is royal
ending {
  win { no_moves * in_check(other) }, -- expect: this rule never applies: its condition can never hold; no piece is royal
  draw { repeated(3) },
}
