-- Men whom a hand counts, and who never come into it; and those who do, in each of the ways.
game { language = 1, name = "Empty hands" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local stock = hand { "Ant", Bee = 1, "Cow" } -- expect: hand: nobody ever has 'Ant' in hand; write how many there are, Ant = 2, or captured = true
piece "Ant" { "A", move = b.all, drop = anywhere }
piece "Bee" { "B", move = b.all, drop = anywhere }
piece "Cow" { "C", move = b.all, drop = anywhere }
after { stock.Cow:raise(), when = captured "Bee" }
setup { [[ A B A B C ]] }
ending { loss { no_moves, who = other } }
