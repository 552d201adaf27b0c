-- Pieces whose walks ask of their own cell what is never there, and a player without men.
game { language = 1, name = "Odd" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Lord" { "L", move = b.all:from(empty) } -- expect: piece 'Lord' can never move: what its walks ask of the cell where they begin cannot hold
piece "Thane" { "T", move = b.all:from(enemy) + b.n:from(kind "Lord" * rank(2)) } -- expect: piece 'Thane' can never move: what its walks ask of the cell where they begin -- expect: piece 'Thane': this branch is impossible: what it asks of the cell where it begins
piece "Earl" { "E", move = b.all:from(friend * kind { "Lord", "Earl" }) }
piece "Duke" { "D", move = b.all:from(enemy) + b.n } -- expect: piece 'Duke': this branch is impossible: what it asks of the cell where it begins
piece "Count" { "C", move = (b.ortho * empty * b.ortho):from(-empty) }
setup "5/5/5/5/LTEDC" -- expect: setup: Black has no pieces; a picture, setup { [[ ... ]] }, shows each player's pieces as that player sees them
ending { loss { no_moves, who = other, says = "stuck" } }
