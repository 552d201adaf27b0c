-- What the games of the shogi family share: steps, promotion, the hand, the ends.
local shogi = {}

function shogi.players(board)
  players { { "Sente", letter = "w" }, { "Gote", letter = "b", sees = board.turn } }
end

function shogi.gold(b) return b.ortho + b.forward_diag end
function shogi.silver(b) return b.diag + b.forward end

-- Into the zone, out of it and within a man may promote, and must on the cells of `must`.
function shogi.promotes(walk, to, zone, must)
  local free = -given(must, -always)
  return walk:from(-zone):promote { may = zone * free, at = must, to = to }
       + walk:from(zone):promote { may = free, at = must, to = to }
end

-- Not more than `most` of one's own on a file.
function shogi.few(b, name, most)
  local free = -always
  for i = 1, b.files do
    local f = file(string.char(96 + i))
    free = free + f * count(mover, name, f):under(most)
  end
  return free
end

-- Mate wins; a fourth occurrence draws.
function shogi.ends(more)
  local quiet_plies = counter "plies without capture" { clock = true }
  after { quiet_plies:set((quiet_plies + 1) * -captured()) }
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { move:raise(), when = moved_by "Gote" }
  fen { "cells", "side", "-", "-", quiet_plies, move }
  forbid { in_check() }
  local rules = {}
  for _, rule in ipairs(more or {}) do rules[#rules + 1] = rule end
  rules[#rules + 1] = win { no_moves, says = "checkmate" }
  rules[#rules + 1] = draw { repeated(4), says = "fourth occurrence", claimed = true }
  ending(rules)
end

return shogi
