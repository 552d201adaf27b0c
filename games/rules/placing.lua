-- What games share in which pieces are dropped and stay.
local placing = {}

-- Black moves first, and his stones are written in capitals; `pass` is how a pass is written.
function placing.players(pass)
  players { { "Black", letter = "b", style = "A" }, { "White", letter = "w", style = "a" } }
  notation "cells" { drop = "{to}", pass = given(pass, "pass") }
end

-- Instead of dropping a stone, the `second` player may take over the first one: `walk()` is what happens to it,
-- on its cell. The move is a pass.
function placing.swap(second, walk)
  local swap = option "swap" { help = "whether the second player may take over the first stone",
    { "yes", help = "it changes owner, and the first player moves next" },
    { "no", help = "it stays the first player's" } }
  turn { "drop" }
  if not swap.yes then return end
  turn { "pass", when = turn_of(second) * count(mover):is(0) * count(other):is(1) }
  follow { walk(), from = enemy * passed }
end

-- What is flipped when a piece is dropped: every line of enemies that ends at another piece of the mover's.
function placing.flips(dirs)
  return every(straight((dirs * enemy * convert):ride() * dirs * friend))
end

placing.flips_help = "It is dropped on an empty cell where it flips at least one enemy. In each of the eight "
  .. "directions, all enemies in an unbroken row between it and another disc of its colour are flipped: they change "
  .. "sides."

-- A player who can do nothing passes. When `over` holds, or after two passes, the player with more pieces wins.
function placing.majority(over)
  turn { "move" }
  turn { "pass", otherwise = true }
  over = over + passed * was(passed)
  local lead = count(mover) - count(other)
  return win { over * lead:over(0), says = "more men" },
         loss { over * lead:under(0), says = "more men" }, draw { over, says = "as many men" }
end

-- FEN with the clocks of chess: `plies`, and the move number, which goes up after each move of the player `last`.
function placing.written(last, plies)
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { move:raise(), when = moved_by(last) }
  fen { "cells", "side", "-", "-", plies, move }
end

return placing
