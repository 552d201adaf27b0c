-- A search of depth 1 took 17.9 million nodes. Plays.
game { language = 1, name = "Gen" }
local b = square(4, 6)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local rt = right "rt" { letter = "Q", lost_by = b:zone { "c6" } }
local mk = marker "mk" { brief = true }
piece "Aa" { "A", move = quiet(straight(((b.sw + b.e)):ride())):to(-(kind { "Ee", "Aa" })) }
piece "Bb" { "B", move = capture(((b.ne + b.e)):upto(2)) }
piece "Cc" { "C", move = b.sideways * (kind "Ee") * b.w, value = 6 }
piece "Dd" { "D", move = quiet(b.sideways), value = 7 }
piece "Ee" { "E", move = (quiet((straight((b.all):ride())):via(always))):takes(b.n) }
ending { win { touched(b:zone { "d4" }, "White") }, loss { captured "Aa" }, loss { no_moves }, draw { repeated(3) } }
setup "Ac1A/ebEa/DeDA/2dA/B3/d2e"
