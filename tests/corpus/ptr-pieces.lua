-- A notation before its pieces read at an address that the file chose. Refused: notation 'n': the cells and pieces that it names must be declared before it
game { language = 1, name = "Ptr" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = b.all }
notation "n" { taken = { A = "ABCDEFGH" } }
for i = 66, 90 do piece (string.char(i):rep(8)) { string.char(i), abbrev = string.char(i):rep(8), move = b.all } end
setup "A3/4/4/a3"
