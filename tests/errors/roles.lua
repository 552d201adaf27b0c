-- Who captures, who loses a piece and who wins is not known at every time, and 'anyone' is no one player.
game { language = 1, name = "Roles" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
piece "King" { "K", move = b.all }
local p1 = put("King", loser) -- expect: put: whose piece? The captor, loser or winner is not known while a move is being made; use mover, other or a player's name
local p2 = put("King", captor) -- expect: put: whose piece? The captor
local p3 = put("King", winner) -- expect: put: whose piece? The captor
local z1 = touched(b:zone { "a1" }, loser) -- expect: touched: zones are given as one player sees them; use mover, other or a player's name
local z2 = touched(b:zone { "a1" }, anyone) -- expect: touched: zones are given as one player sees them
local c1 = c:of(anyone) -- expect: of(): whose? 'anyone' means all players; x + x:of(other) is what two of them have together
local t1 = turn_of(anyone) -- expect: turn_of: which player? 'anyone' means all of them
local t2 = moved_by(anyone) -- expect: moved_by: which player? 'anyone' means all of them
ending {
  win { captured "King", who = nobody }, -- expect: win: 'who' must be one player, known before the rule decides: mover, other, captor, loser or a player's name
  loss { captured "King", who = anyone }, -- expect: loss: 'who' must be one player, known before the rule decides
  draw { captured "King", who = captor }, -- expect: draw: 'who' is only for win and loss: nobody wins or loses by a draw
  win { captured "King", who = loser }, win { moved_by "White", who = "Black" },
}
