-- A round board asked for what it does not have.
game { language = 1, name = "Broken" }
local b = disc(3, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
local ring = b.ring(4) -- expect: ring: this board has rings 1 to 3, got '4'
local dark = b:shade(0) -- expect: no direction 'shade' on this board; available: n s ne se nw sw e w, and the symmetries turn flip
local last = b.rank(1) -- expect: no direction 'rank' on this board; did you mean 'ring'?
piece "Man" { "M", move = b.all }
