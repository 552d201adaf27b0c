-- Dobutsu shogi, "animal chess": three by four. A player wins by capturing the Lion, or by bringing his own Lion
-- safely to the last rank.
game { language = 1, name = "Dobutsu Shogi", source = "M. Kitao and M. Fujita, 2008" }
local shogi = import "rules/shogi"
local b = square(3, 4)
shogi.players(b)
hand { "Chick", "Elephant", "Giraffe", captured = true }
piece "Lion"     { "L", move = b.all, value = 1000 }
piece "Giraffe"  { "G", move = b.ortho, drop = anywhere, value = 300 }
piece "Elephant" { "E", move = b.diag, drop = anywhere, value = 250 }
piece "Chick"    { "C", move = b.n:promote { at = rank(4), to = "Hen" }, drop = anywhere, value = 100 }
piece "Hen"      { "+C", move = shogi.gold(b), returns = "Chick", value = 300 }
setup [[ . C .
         E L G ]]
local quiet_plies = counter "plies without capture" { clock = true }
after { quiet_plies:set((quiet_plies + 1) * -captured()) }
local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
after { move:raise(), when = moved_by "Gote" }
fen { "cells", "side", "-", "-", quiet_plies, move }
ending {
  win { captured "Lion", says = "the Lion is taken" },
  win { count(mover, "Lion", rank(4)):is(1) * -can(captured "Lion"), says = "the Lion has arrived" },
  loss { no_moves, who = other },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
