-- A man in hand whom no turn puts down.
game { language = 1, name = "Hand" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
hand { "Ant", captured = true }
piece "Ant" { "A", move = b.all, drop = anywhere } -- expect: piece 'Ant': no turn drops it; add turn { "drop" } or turn { "move" }
setup { [[ A A A A A ]] }
piece "Bee" { "B", move = b.all, drop = anywhere } -- expect: piece 'Bee': it can be dropped any number of times, since no hand counts it -- expect: piece 'Bee': no turn drops it -- expect: piece 'Bee': it never comes -- expect: piece 'Bee': no turn lets it move
turn { "Ant", straight(b.all:ride()) }
ending { loss { no_moves, who = other } }
