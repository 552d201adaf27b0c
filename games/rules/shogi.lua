-- What the games of the shogi family share: steps, promotion, the hand, endings.
local shogi = {}

function shogi.players(board)
  players { { "Sente", letter = "w" }, { "Gote", letter = "b", sees = board.turn } }
end

function shogi.gold(b) return b.ortho + b.forward_diag end
function shogi.silver(b) return b.diag + b.forward end

-- A piece that moves into, out of or within the zone may promote, and on the cells of `must` it must.
function shogi.promotes(walk, to, zone, must)
  local free = -given(must, -always)
  return walk:from(-zone):promote { may = zone * free, at = must, to = to }
       + walk:from(zone):promote { may = free, at = must, to = to }
end

-- The cells of the files on which the mover has fewer than `most` pieces of that name.
function shogi.few(b, name, most)
  local free = -always
  for i = 1, b.files do
    local f = file(string.char(96 + i))
    free = free + f * count(mover, name, f):under(most)
  end
  return free
end

-- With `declared`, the one move that changes nothing wins. Mate wins too, but mate by dropping a piece named `no_mate`
-- loses. When a position occurs for the fourth time, a player who has given check with every move since the first time
-- loses; otherwise the game is drawn, or lost for the player `repeats`.
function shogi.ends(t)
  t = given(t, {})
  local quiet_plies = counter "plies without capture" { clock = true }
  after { quiet_plies:set((quiet_plies + 1) * -captured()) }
  local move = counter "move number" { start = 1, min = 1, clock = true, turns = true }
  after { move:raise(), when = moved_by "Gote" }
  local checks = counter "checks in a row" { per_player = true, clock = true }
  after { checks:set((checks + 1) * in_check(other)) }
  fen { "cells", "side", "-", "-", quiet_plies, move }
  forbid { in_check() }
  local again = repeated(4)
  local mine = again * (2 * checks):at_least(cycle(4))
  local his = again * (2 * checks:of(other)):at_least(cycle(4))
  local checked = "If only one player has, that player loses."
  ending {
    t.declared and win { unchanged, says = "impasse declared" },
    t.no_mate ~= nil and loss { no_moves * dropped(t.no_mate), says = "mate by a {captor} put down",
      help = "A player who gives mate by dropping a " .. t.no_mate .. " loses." },
    win { no_moves, says = "checkmate" },
    draw { mine * his, says = "both give perpetual check",
           help = "The fourth occurrence of a position is a draw if both players have given check with every move "
             .. "since the first." },
    loss { mine, says = "perpetual check", help = checked },
    win { his, says = "perpetual check", help = checked },
    t.repeats ~= nil and loss { again, who = t.repeats, says = "fourth occurrence",
      help = "Any other fourth occurrence is a loss for " .. t.repeats .. ", who moved first." },
    t.repeats == nil and draw { again, says = "fourth occurrence", claimed = true },
  }
end

return shogi
