-- What the games of the shatranj family share: pawns, promotion to lost pieces, baring.
local shatranj = {}

-- White begins and has the south; the men of Black stand as in a mirror.
function shatranj.players(board)
  players {
    { "White", letter = "w" },
    { "Black", letter = "b", sees = board.flip },
  }
end

-- One step forward; captures one step diagonally forward.
function shatranj.pawn(board)
  return quiet(board.forward) + capture(board.forward_diag)
end

-- One or two moves, each one step or a leap of two, all in one line; it touches down between.
function shatranj.rider(directions)
  return each(directions, function(d) return (d + jump(d * d)):upto(2) end)
end

-- The pawn of the games on ten ranks: it promotes to a lost piece, on the ninth rank if its player
-- likes, on the tenth if it can. Where it cannot it goes on sideways, and may promote in place.
function shatranj.pawn_to_lost(board, ninth, tenth, lost)
  return shatranj.pawn(board):from(-tenth):promote { at = tenth, may = ninth, to = lost }
       + board.sideways:from(tenth):promote { may = tenth, to = lost }
       + stay:from(tenth) * lost.become
end

-- On eight ranks: it promotes on the last one if it can; else it waits there.
function shatranj.pawn_to_last(board, last, lost)
  return shatranj.pawn(board):promote { at = last, to = lost }
       + stay:from(last) * lost.become
end

-- No move leaves one's king attacked. A move that bares the other wins, unless he can bare the
-- mover in his turn: then he has that one move. `stalemate` is what it is for the one who made the
-- last move; after so many `turns` of each player the game is drawn.
function shatranj.ends(stalemate, plies, turns)
  local function bare(player) return count(player):is(1) end
  forbid { in_check() }
  ending {
    draw { bare(mover) * bare(other), says = "both bare" },
    loss { bare(mover), says = "baring, no reply" },
    win { no_moves * in_check(other), says = "checkmate" },
    win { bare(other) * -can(bare(other)), says = "baring" },
    stalemate { no_moves, says = "stalemate" },
    turns and draw { plies:at_least(2 * turns), says = "turns" },
  }
end

-- Counts the plies, which are the fourth field; the fifth is `last`, or the turn; then come `more`
-- fields. Cells are in capitals. Where rules ask for the ply it tells positions apart, and is no
-- clock.
function shatranj.written(last, more)
  local plies = counter "plies" { clock = last == nil }
  after { plies:raise() }
  if last == nil then
    last = counter "turn" { start = 1, min = 1, clock = true, turns = true }
    after { last:set(plies / 2 + 1) }
  end
  fen { "cells", "side", "-", plies, last, table.unpack(more or {}) }
  notation "long" { cells = function(name) return name:upper() end }
  return plies
end

return shatranj
