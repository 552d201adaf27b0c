-- Royal men whom a forbid guards, but for one player alone, or for the other.
game { language = 1, name = "Guarded" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, royal = true } -- expect: piece 'King' is royal, but nothing requires Black to keep it out of check; add forbid { in_check() }
setup [[ . K . . . . ]]
forbid { in_check "White", in_check(other) * captured() }
ending {
  win { no_moves * in_check(other), says = "mate" },
  draw { no_moves },
}
