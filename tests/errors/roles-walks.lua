-- Whose counter a walk changes is known before the move is made.
game { language = 1, name = "Whose" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
local r = right "r" { letter = "R" }
local m = marker "m" { per_player = true }
piece "King" { "K", move = b.all * c:of(loser):raise() } -- expect: piece 'King': whose counter, right or marker? The captor, loser or winner is not known while a move is being made; use mover, other or a player's name, or change it after the move, after { x:of(loser):raise(), at = "capture" }
piece "Page" { "P", move = b.all * r:of(captor):clear() } -- expect: piece 'Page': whose counter, right or marker?
piece "Rook" { "R", move = b.all * mark(m:of(loser)) } -- expect: piece 'Rook': whose counter, right or marker?
piece "Duke" { "D", move = b.n * c:of(other):raise() + b.s * c:of("White"):raise() + b.e * mark(m:of(other)) }
piece "Earl" { "E", move = b.n:to(c:of(loser):over(2)) }
throw "t" { { 1, from = m:of(other), walk = m:advance(m:of(other)) } }
setup [[ K P R D E ]]
after { c:of(loser):raise(), r:of(captor):clear(), at = "capture" }
ending { draw { no_moves } }
