-- Cells after the setup were set up nowhere. Refused: direction 'n' already leads from 'a1' to 'a2'
game { language = 1, name = "X" } players { { "White", letter = "w" }, { "Black", letter = "b" },{ "Red", letter = "r",style="+" } } local b = square(4,4) setup { "A . A .", Black=b.flip, Red=b.turn } b:cell("zz",{9,9}) b:edge("n","a1","zz") b:edge("n","zz","a1")  piece "A" {"A", move=b.all}
