-- Who lands takes what stands there, whatever else he does then.
game { language = 1, name = "Landing" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
piece "X" { "X", move = b.n * enemy * take * called "zap" } -- expect: a piece that lands captures what is there; leave `take` out
piece "Y" { "Y", move = b.n * take * become "King" } -- expect: a piece that lands captures what is there; leave `take` out
piece "Z" { "Z", move = b.n * take } -- expect: a piece that lands captures what is there; leave `take` out
setup { [[ X Y Z . K . . . ]] }
ending { win { captured "King" } }
