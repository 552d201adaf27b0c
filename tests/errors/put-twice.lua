game { language = 1, name = "One effect twice" }
local b = square(4, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.n * put "Ant" * put "Bee" } -- expect: piece 'King': `put` appears twice for the same cell
piece "Ant" { "A", move = put "Ant" * put "Bee" * b.n } -- expect: piece 'Ant': `put` appears twice for the same cell
piece "Bee" { "B", move = b.s * put "Ant" * b.n * put "Bee" }
piece "Cat" { "C", move = still(b.n) * take * take } -- expect: piece 'Cat': `take` appears twice for the same cell
piece "Dog" { "D", move = still(b.n * enemy) * convert * convert } -- expect: piece 'Dog': `convert` appears twice for the same cell
piece "Eel" { "E", move = quiet(b.n):takes(b.e):takes(b.w) * unmake }
piece "Fox" { "F", move = b.n:promote { at = rank(5), to = "Ant" }:promote { at = rank(3), to = "Bee" } }
setup "3k/4/4/4/K3"
