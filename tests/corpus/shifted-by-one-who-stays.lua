-- A move that is made by a piece that stays bore the shape of one that walks, and was listed but not legal. Plays.
game { language = 1, name = "Made" }
b = disc(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "Ant" { "A", move = (((b.all  * unmake):upto(2))) }
piece "Bee" { "B", move = b.diag  :promote { at = b.ring(1), may = b.sector( 2), to = "Bee" } +   unmake * shift("b3", "b1") }
piece "Cat" { "+", move = (((b.nw  ))) }
setup { [[ + B 
 . + ]] }
