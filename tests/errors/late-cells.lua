-- A symmetry of a square board, and a cell that was added to it.
game { language = 1, name = "Broken" }
local b = square(2, 2) -- expect: symmetry 'flip': cell 'x1' was added to the board after it; after the last cell write b:symmetry
b:cell("x1", { 3, 0 })
b:edge("ne", "b1", "x1")
b:rows({ { "x1" }, { "a2", "b2" }, { "a1", "b1" } }, { "", "2", "1" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup "1/mm/MM"
ending { win { captured "Man" } }
