-- Names for each piece and cell are made when the notation is declared.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Rook" { "R", move = b.ortho }
notation "late" { pieces = { Rook = "Ro" } } -- expect: notation 'late': the cells and pieces that it names must be declared before it
notation "early" { cells = function(name) return name end }
piece "Bishop" { "B", move = b.diag }
