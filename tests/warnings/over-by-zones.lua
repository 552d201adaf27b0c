-- The line of the rule that ends it, where the rules before it are one for each player.
game { language = 1, name = "Over" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "Pawn" { "P", move = quiet(b.n) + capture(b.ne + b.nw) } -- expect: piece 'Pawn': on a8, White's piece can never move again
setup { "pppp1k2/8/8/8/8/8/8/4KPPP" } -- expect: setup: the starting position is already over, by the rule on line 10
ending {
  win { count(mover, "Pawn", rank(8)):over(0), says = "through" },
  draw { count(anyone, "Pawn"):over(3), says = "too many" },
  win { captured "King", says = "K" },
  draw { no_moves, says = "s" },
}
