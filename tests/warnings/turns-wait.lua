-- Turns that wait for a pass to be impossible, and such as are open at some time for what is let at any.
game { language = 1, name = "Wait" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local tired = counter "tired" { max = 9 }
after { tired:raise(), when = captured() }
piece "Man" { "M", value = 100, move = b.all }
setup [[ M . M . M ]]
turn { "move", when = tired:over(3) } -- expect: turn: line 12 also allows all of this; leave this one out
turn { "pass", when = tired:is(9) }
turn { { "move", when = tired:is(1) }, { "capture" } }
turn { "move" }
turn { "Man", b.n * b.n, when = tired:is(2) }
turn { "capture", otherwise = true } -- expect: turn: line 12 already allows all of this;
turn { "pass" }
turn { "Man", b.n^3, otherwise = true } -- expect: turn: it is never reached, since line 15 lets a player pass at any time; put this one before it
ending { win { count(other):is(0) }, draw { repeated(3) } }
