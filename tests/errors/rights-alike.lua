-- Both rights are a 'D': that is said, and nothing of how the two would be read together.
game { language = 1, name = "Rights" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local r1 = right "one" { letter = "D", lost_by = b:zone { "a1" } }
local r2 = right "two" { letter = "D", lost_by = b:zone { "e1" } } -- expect: right 'two': FEN would write 'D' both for it and for right 'one'; give it another letter from A to Z -- expect: right 'two': FEN would write 'd' both for it and for right 'one'; give it another letter from A to Z
piece "King" { "K", move = b.all + once(r1, quiet(b.n^2)) + once(r2, quiet(b.n^3)) }
setup "k3k/5/5/5/K3K"
ending { win { captured "King" } }
