-- Escape sequences of a name reached the terminal by way of explanations. Loads.
game { language = 1, name = "N" }
local b = square(4, 4)
players { { "White\27]0;pwn\7", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "K" { "K", move = b.all }
ending { win { captured "K", says = "K\27[2J", means="\27[2J" } }
setup "k3/4/4/K3"
