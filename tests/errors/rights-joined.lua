-- White's 'pp' and 'qq' would be written as Red's 'pp'.
game { language = 1, name = "Flags" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn }, { "Red", letter = "r" } }
local p = right "pp" { letter = "P" }
local q = right "qq" { letter = "'", given = { White = true } } -- expect: right 'qq': FEN would write 'P'' for it after right 'pp', which would read as 'P'' of another player's right; give it another letter from A to Z
piece "Man" { "M", move = once(p, b.ortho) + once(q, b.diag) + jump(b.n*b.n) }
setup "3M'/3m/4/MM2"
ending { draw { repeated(3) } }
