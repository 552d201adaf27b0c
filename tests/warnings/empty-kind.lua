-- An empty cell on which a piece is to stand.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, e, all = b.n, b.e, b.all
local swap = n * kind "King" * e
piece "King" { "K", value = 5, move = all }
piece "Quiet" { "Q", value = 1, move = quiet(all):to(kind "King") } -- expect: piece 'Quiet': no cell can meet all conditions on it, so there is no such walk
piece "Joint" { "J", value = 1, move = n * empty * kind "King" * e } -- expect: piece 'Joint': no cell can meet all conditions on it, so -- expect: piece 'Joint': on e3, White's piece can never move again
piece "Right" { "R", value = 1, move = quiet(all) + swap + all:to(kind "King") }
setup [[ K Q J R . ]]
ending { win { captured "King" } }
