-- What changes a man, and falls on a cell where there is none to change.
game { language = 1, name = "Winning" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, e, walk = b.n, b.e, quiet(b.all)
piece "Priest" { "P", value = 100, move = walk + still(b.all) * convert }
piece "Convert" { "C", value = 100, move = walk + capture(n) * convert } -- expect: piece 'Convert': `convert` does nothing here: the piece that lands is already the mover's
piece "Joint" { "J", value = 100, move = walk + n * become "Priest" * n } -- expect: piece 'Joint': `become` does nothing here: the cell is empty; write what must be there, enemy or friend
piece "Afar" { "A", value = 100, move = walk + still(n) * become "Priest" } -- expect: piece 'Afar': `become` does nothing here: the cell is empty
piece "Empty" { "E", value = 100, move = walk + still(n) * empty * convert } -- expect: piece 'Empty': `convert` does nothing here: the cell is empty
piece "Brings" { "B", value = 100, move = walk + still(n) * put("Priest", other) * become "Joint" }
piece "Friend" { "F", value = 100, move = walk + n * friend * become "Priest" * n + n * become "Joint" }
setup "pcjab/efef1/5/EFEF1/PCJAB"
ending { loss { no_moves } }
