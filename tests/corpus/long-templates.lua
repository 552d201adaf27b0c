-- A move was megabytes long, and so gigabytes were all moves. Refused: a template may have at most 16 fields, each at most 2 times
game { language = 1, name = "Templates" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = straight(b.all:ride()) }
notation "x" { move = ("{from}{to}"):rep(20) }
setup { "K K K K K K K K" }
