-- A notation before its pieces read at an address that the file chose, by long names. Refused: notation 'n': the cells and pieces that it names must be declared before it
game { language = 1, name = "Ptr" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "A" { "A", move = b.all }
notation "n" { taken = { A = "x" } }
-- next thing in the arena: text of the author's
local t = ("\x41"):rep(400)
game_note = nil
for i = 1, 40 do counter ("BBBBBBBB" .. i) {} end
for i = 66, 90 do piece (string.char(i)) { string.char(i), move = b.all } end
setup "A3/4/4/a3"
