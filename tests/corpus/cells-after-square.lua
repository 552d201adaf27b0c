-- Cells beyond the rows of a board overran what was sized by them. Refused: cell 'z1' is missing from the rows of the board
game { language = 1, name = "X" } players { { "White", letter = "w" }, { "Black", letter = "b" } } local b = square(4,4) for i=1,240 do b:cell("z"..i,{9,9}) b:edge("n","z"..i,"a1") end  b:edge("n","a4","z1") piece "A" {"A", move=b.all} setup "A3/4/4/a3"
