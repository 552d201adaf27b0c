-- What Breakthrough and its relatives share: two ranks of men, which all move by `move`. The first player
-- to bring one to the last rank wins.
return function(board, move)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
  piece "Man" { "P", move = move, value = 100 }
  setup [[ P P P P P P P P
           P P P P P P P P ]]
  local ply = counter "plies" { clock = true }
  local number = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { ply:raise() }
  after { number:raise(), when = moved_by "Black" }
  fen { "cells", "side", "-", "-", ply, number }
  ending { win { landed(rank(8)), says = "through" }, win { no_moves, says = "no man left" } }
end
