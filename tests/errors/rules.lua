-- Endings, counters and FEN fields that say nothing.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = counter "plies" { strat = 1 } -- expect: counter 'plies': unknown field 'strat'; did you mean 'start'?
counter "late" { start = 5, max = 3 } -- expect: counter 'late': 'start' must be a whole number from 0 to 3, got '5'
counter "odd" { start = 0.5 } -- expect: counter 'odd': 'start' must be a whole number from 0 to 1000000, got '0.5'
counter "mine" { turns = true, per_player = true } -- expect: counter 'mine': turns are numbered for all players, not per player
counter "again" { turns = true } -- expect: counter 'again': turns are already numbered by counter 'mine'
counter "turned" { min = 3, max = 1 } -- expect: counter 'turned': 'min' is 3, which is more than 'max', 1
local r = right "castle" { letter = "KQ" } -- expect: right 'castle': 'letter' must be one character, other than '-' and a space, got KQ
ending {
  win { captured "Kingg" }, -- expect: no piece 'Kingg'; did you mean 'King'?
  win { no_moves, claimed = true }, -- expect: win: only a draw can be 'claimed'
  draw { no_moves, say = "?" }, -- expect: draw: unknown field 'say'; did you mean 'says'?
  loss { by("King"), who = "Wite" }, -- expect: loss: 'who': no player 'Wite'; did you mean 'White'?
}
after { b.n } -- expect: after: only counters and rights can change here
fen { "cells", "side", 7 } -- expect: fen: field 3 must be "cells", "side", a counter
ending { win { captured "King", says = "by {captro}" } } -- expect: win: 'says': unknown field '{captro}'; did you mean 'captor'?
notation "typo" { -- expect: notation 'typo': 'move': unknown field '{fro}'; did you mean 'from'? -- expect: notation 'typo': 'taken': unknown field '{nope}' -- expect: notation 'typo': 'capture': unknown field '{tu}'
  move = "{fro}-{to} {", own = { King = { capture = "x{tu}" } }, taken = { King = "{nope}" },
}
local bad = captured(b.n) -- expect: captured: cannot use argument 1, a pattern
local rock = reached(nobody, "King") -- expect: reached: neutral pieces are never moved
local gift = put("King", anyone) -- expect: put: whose piece? 'anyone' is not a single player
