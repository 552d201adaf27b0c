-- What the games of the xiangqi family share.
local xiangqi = {}

function xiangqi.players(board)
  players { { "Red", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
end

-- A general in its palace, which attacks the enemy general along an open file.
function xiangqi.general(board, palace)
  return board.ortho:to(palace) + capture(straight(board.n * board.n:ride())):to(kind "General")
end

-- One step along a line, then one diagonally outward (or `further` of them), over empty cells.
function xiangqi.horse(b, further)
  local n = further or 1
  return b.n * (b.ne^n + b.nw^n) + b.e * (b.ne^n + b.se^n)
         + b.s * (b.se^n + b.sw^n) + b.w * (b.nw^n + b.sw^n)
end

-- Along a line over exactly one piece.
function xiangqi.over(board, man)
  return each(board.ortho, function(d)
    return straight((d:ride() + stay) * d * man * (d * d:ride() + d))
  end)
end

-- Moves like a rook, but captures over exactly one piece.
function xiangqi.cannon(board)
  return quiet(straight(board.ortho:ride())) + capture(xiangqi.over(board, anything))
end
xiangqi.cannon_help = "Like a Chariot to an empty cell. It captures in a straight line at any distance, over exactly "
  .. "one piece."

-- Counters for plies and moves, and FEN; `rights` is its field for rights, by default "-".
function xiangqi.written(rights, last)
  local quiet_plies = counter "plies without capture" { clock = true }
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { quiet_plies:set((quiet_plies + 1) * -captured()) }
  after { move:raise(), when = moved_by(last) }
  fen { "cells", "side", rights or "-", "-", quiet_plies, move }
  return quiet_plies
end

-- A player who is mated or cannot move loses, and so does one who repeats a position for the third time by checks
-- alone.
function xiangqi.ends()
  local quiet_plies = xiangqi.written(nil, "Black")
  local checks = counter "checks in a row" { per_player = true, clock = true }
  after { checks:set((checks + 1) * in_check(other)) }
  local again = repeated(3)
  local mine, his = (2 * checks):at_least(cycle(3)), (2 * checks:of(other)):at_least(cycle(3))
  forbid { in_check() }
  ending {
    win { no_moves * in_check(other), says = "checkmate" },
    win { no_moves, says = "no move left" },
    draw { again * mine * his, says = "both give perpetual check" },
    loss { again * mine, says = "perpetual check" },
    win { again * his, says = "perpetual check" },
    draw { quiet_plies:at_least(120), says = "sixty moves", claimed = true },
    draw { again, says = "third occurrence", claimed = true },
  }
end

return xiangqi
