-- Men who come to where their own walk ends, and what follows from a move makes others of them, or takes them off.
game { language = 1, name = "Following" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all, value = 10 }
piece "Checker" { "C", move = quiet(b.n), value = 1 }
piece "Cart" { "A", move = quiet(b.n), value = 1 }
piece "Odd" { "O", value = 1 } -- expect: piece 'Odd' can never move -- expect: piece 'Odd': it never comes onto the board
follow { stay * become "King", from = friend * kind "Checker" * rank(5) }
follow { stay * unmake * make, from = friend * kind "Cart" * rank(5) }
setup [[ C A . . K ]]
ending { win { captured "King" } }
