-- Endings, counters and FEN fields that say nothing.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = counter "plies" { strat = 1 } -- expect: counter 'plies': there is no 'strat' here; did you mean 'start'?
local r = right "castle" { letter = "KQ" } -- expect: right 'castle': 'letter' must be one letter, got KQ
ending { -- expect: loss: 'who': no player 'Wite'; did you mean 'White'?
  win { captured "Kingg" }, -- expect: no piece 'Kingg'; did you mean 'King'?
  draw { no_moves, say = "?" }, -- expect: draw: there is no 'say' here; did you mean 'says'?
  loss { by("King"), who = "Wite" },
}
after { b.n } -- expect: after: only counters and rights change here
fen { "cells", "side", 7 } -- expect: fen: field 3 must be "cells", "side", a counter
local bad = captured(b.n) -- expect: captured: cannot use argument 1, a pattern
