-- What games share in which men are put down and stay.
local placing = {}

-- Black begins, and writes his stones in capitals; `pass` is how a pass is written.
function placing.players(pass)
  players { { "Black", letter = "b", style = "A" }, { "White", letter = "w", style = "a" } }
  notation "cells" { drop = "{to}", pass = given(pass, "pass") }
end

-- The `second` player may take over the first stone instead of putting one down: `walk()` is what happens to
-- it, where it lies. The move is a pass.
function placing.swap(second, walk)
  local swap = option "swap" { help = "may the second player take over the first stone?",
    { "yes", help = "it becomes his, and it is the first player's turn" }, { "no", help = "he may not" } }
  turn { "drop" }
  if not swap.yes then return end
  turn { "pass", when = turn_of(second) * count(mover):is(0) * count(other):is(1) }
  follow { walk(), from = enemy * passed }
end

-- What turns round when a man is put down: every line of enemies that ends on another of one's own.
function placing.flips(dirs)
  return every(straight((dirs * enemy * convert):ride() * dirs * friend))
end

placing.flips_help = "It is put down on an empty cell where it turns something: in each of the eight directions, "
  .. "all enemies that "
  .. "stand in an unbroken row between it and another of its colour take its colour."

-- Who can do nothing passes; when `over` holds, or after two passes, who has more men has won.
function placing.majority(over)
  turn { "move" }
  turn { "pass", otherwise = true }
  over = over + passed * was(passed)
  local lead = count(mover) - count(other)
  return win { over * lead:over(0), says = "more men" },
         loss { over * lead:under(0), says = "more men" }, draw { over, says = "as many men" }
end

-- FEN with the clocks of chess: `plies` and the number of the turn, which `last` ends.
function placing.written(last, plies)
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { move:raise(), when = moved_by(last) }
  fen { "cells", "side", "-", "-", plies, move }
end

return placing
