-- Who captures, who loses a piece and who wins is not known at every time, and 'anyone' is no one player.
game { language = 1, name = "Roles" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = counter "c" { per_player = true }
piece "King" { "K", move = b.all }
local p1 = put("King", loser) -- expect: put: whose piece? Who captures, loses a piece or wins is not known while a move is made: say mover, other or a player's name
local p2 = put("King", captor) -- expect: put: whose piece? Who captures
local p3 = put("King", winner) -- expect: put: whose piece? Who captures
local z1 = touched(b:zone { "a1" }, loser) -- expect: touched: zones are named as one player sees them: say mover, other or a player's name
local z2 = touched(b:zone { "a1" }, anyone) -- expect: touched: zones are named as one player sees them
local c1 = c:of(anyone) -- expect: of(): whose? 'anyone' is all players; x + x:of(other) is what two have together
local t1 = turn_of(anyone) -- expect: turn_of: which player? 'anyone' is all of them
local t2 = moved_by(anyone) -- expect: moved_by: which player? 'anyone' is all of them
ending {
  win { captured "King", who = nobody }, -- expect: win: 'who' must be one player, and known before the rule decides: mover, other, captor, loser or a player's name
  loss { captured "King", who = anyone }, -- expect: loss: 'who' must be one player, and known before the rule decides
  draw { captured "King", who = captor }, -- expect: draw: 'who' is for win and loss: nobody wins or loses by a draw
  win { captured "King", who = loser }, win { moved_by "White", who = "Black" },
}
