-- A turn that hangs on the last move, which no FEN tells.
game { language = 1, name = "Told" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local hit = counter "hit" { max = 1 }
piece "Man" { "M", move = b.all }
turn { "move" }
turn { "pass", when = captured "Man" } -- expect: turn: 'when' asks what the last move did, which FEN does not record, so a position that is set up may have different moves; keep it in a counter
turn { { "Man", at(empty) + b.all * hit:set(1), when = hit:is(1) }, { "move", when = hit:is(1) } }
after { hit:set(captured "Man") }
setup "m1m2/5/5/5/M1M2"
ending { win { count(other):is(0) } }
