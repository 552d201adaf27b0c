game { language = 1, name = "Put twice" }
local b = square(4, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.n * put "Ant" * put "Bee" } -- expect: piece 'King': `put` stands here twice, and one man on a cell
piece "Ant" { "A", move = put "Ant" * put "Bee" * b.n } -- expect: piece 'Ant': `put` stands here twice, and one man on a cell
piece "Bee" { "B", move = b.s * put "Ant" * b.n * put "Bee" }
setup "3k/4/4/4/K3"
