-- Names that are no UTF-8 made JSON empty, with exit code 0. Loads.
game { language = 1, name = "N\xff" }
local b = square(8, 8)
players { { "White\xff", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King\xff" { "K", move = b.all, abbrev="\xff", glyph={"\xff","\xfe"} }
piece "Pawn" { "P", move = b.n }
notation "short" { move = "{piece}{from}{to}\xff"}
ending { win { captured "King\xff", says = "Kk\xff" } }
setup "4k3/8/8/8/8/8/PPPP4/4K3"
