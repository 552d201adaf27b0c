-- Two steps at a time, turning freely: more walks than anybody could list.
game { language = 1, name = "Broken" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Rook" { "R", move = (b.ortho * b.ortho):ride() } -- expect: piece 'Rook': too many walks to try from
