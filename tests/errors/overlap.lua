-- Men that would stand on one cell: the middle rank is its own image.
game { language = 1, name = "Broken" }
local b = square(3, 3)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local picture = ". . K\n . . ."
setup { picture } -- expect: setup: two pieces would be on one cell
