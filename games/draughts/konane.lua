game { language = 1, name = "Konane",
       help = "Eight by eight, full of stones. Black removes one of his stones, in the middle or in a corner, and "
         .. "White removes a white one next to it. Then they jump, straight on over as many stones as they like. A "
         .. "player who cannot jump loses.",
       source = "Traditional, Hawaii; M. Ernst, UMAP Journal 16, 1995",
       note = "Move counts are confirmed only by a second enumerator of our own." }
local b = square(8, 8)
local ortho = b.ortho
players { { "Black", letter = "b" }, { "White", letter = "w", sees = b.turn } }
piece "Stone" { "S", value = 100, move = straight((ortho * enemy * take * ortho * empty):ride()) }
setup "sSsSsSsS/SsSsSsSs/sSsSsSsS/SsSsSsSs/sSsSsSsS/SsSsSsSs/sSsSsSsS/SsSsSsSs"
local lift = stay * unmake * make
turn { { "Stone", lift:from(b:zone { "a1", "d4", "e5", "h8" }), when = cells(empty):is(0) } }
turn { { "Stone", lift:from(beside(ortho, empty)), when = cells(empty):is(1) } }
turn { "move", when = cells(empty):over(1) }
ending { win { no_moves, says = "no jump left" } }
