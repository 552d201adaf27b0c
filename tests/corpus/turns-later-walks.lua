-- Turns of three parts, shut where the game begins, were listed for hours. Loads.
game { language = 1, name = "Hang" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local q = counter "q" { max = 2 }
piece "P" { "P", move = b.n * q:raise() }
local far = { "P", revisit(b.all^7):to(rank(8)), when = q:over(1) }
turn { { "move" }, far, far }
turn { "move", when = q:under(1) }
setup { [[ P P P P P P P P P P P P P P P P
           P P P P P P P P P P P P P P P P
           P P P P P P P P P P P P P P P P ]] }
