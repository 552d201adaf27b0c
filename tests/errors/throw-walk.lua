-- A throw whose walk is refused, in a game without another walk: nothing more is asked of it.
game { language = 1, name = "Broken" }
square(4, 4)
players { { "White", letter = "w" } }
piece "Ant" { "A" }
throw "t" { { 4, walk = stay:ride() } } -- expect: throw 't': a ride must make a step each time, but 'stay' makes none; leave that branch out, or put it after the ride
setup "A3/4/4/4"
ending { draw { no_moves } }
