-- Nobody has won before the game is over.
game { language = 1, name = "Winners" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
local d = counter "d" { per_player = true }
piece "King" { "K", move = b.all:to(count(winner):over(0)) } -- expect: the walk of a piece cannot ask who the winner is: nobody has won until the game is over; ask in after { ..., at = "end" }
setup [[ K . . . K ]]
forbid { in_check(winner) } -- expect: forbid cannot ask who the winner is
after { c:of(winner):raise() } -- expect: after cannot ask who the winner is
after { c:of(winner):pay(d, 1), at = "start" } -- expect: after cannot ask who the winner is
after { c:pay(d:of(winner), 1) } -- expect: after cannot ask who the winner is
after { c:raise(), when = moved_by(winner), at = "end" }
after { c:pay(d:of(winner), count(winner)), at = "end" }
after { c:raise(was(count(winner))), at = "end" } -- expect: was() cannot ask who the winner is
ending { win { captured("King", winner) } } -- expect: an ending cannot ask who the winner is
