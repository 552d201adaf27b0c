-- What the games of the shatranj family share: pawns, promotion to lost pieces, baring.
local shatranj = {}

-- White moves first and starts in the south; Black's pieces mirror White's.
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

-- One or two moves, each a step or a leap of two, all in one line; between them the piece touches down.
function shatranj.rider(directions)
  return each(directions, function(d) return (d + jump(d * d)):upto(2) end)
end

-- The pawn of the games on ten ranks. It promotes to a lost piece: on the ninth rank if its player
-- likes, on the tenth if it can. If it cannot, it moves sideways there, and may promote in place.
function shatranj.pawn_to_lost(board, ninth, tenth, lost)
  return shatranj.pawn(board):from(-tenth):promote { at = tenth, may = ninth, to = lost }
       + board.sideways:from(tenth):promote { may = tenth, to = lost }
       + stay:from(tenth) * lost.become
end

-- The pawn on eight ranks: it promotes on the last rank if it can; otherwise it waits there.
function shatranj.pawn_to_last(board, last, lost)
  return shatranj.pawn(board):promote { at = last, to = lost }
       + stay:from(last) * lost.become
end

-- No move may leave the mover's king attacked. A move that bares the opponent wins, unless he can bare
-- the mover with his next move: then he gets that one move. `stalemate` is the result for the player
-- who made the last move. After `turns` turns of each player the game is drawn.
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

-- Counts the plies, which are FEN's fourth field; the fifth is `last`, or else the turn; then come the
-- fields in `more`. Cells are written in capitals. Where rules ask for the ply, it is part of the
-- position and not a clock.
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
