-- What via() asks at a joint can stand there beside what the way asks itself, or the way is none.
game { language = 1, name = "Via" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Ant" { "A", move = b.all + (b.n * friend * b.n):via(empty) } -- expect: piece 'Ant': this branch is impossible: it asks two things of a cell that cannot both hold
piece "Bee" { "B", move = b.all + (b.n * enemy * b.n):via(enemy) + (b.n^2):via(friend) }
piece "Cat" { "C", move = b.all + (b.n * friend * b.n):via(-empty) * empty * b.n + b.n * friend * (b.e * b.n):via(empty) }
piece "Dog" { "D", move = b.all + ((b.n * b.e):via(friend) * enemy * b.n):via(empty) } -- expect: piece 'Dog': this branch is impossible
piece "Eel" { "E", move = b.all + (b.n^2):via(b.rank(1)) } -- expect: piece 'Eel': this branch leads nowhere
setup "a1b1c/d3e/5/D3E/A1B1C"
ending { draw { no_moves } }
