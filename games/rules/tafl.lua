-- What the games of the tafl family share. A king and his men begin in the middle, twice as many attackers
-- round them. All move as rooks; men are taken between two enemies. The attackers want the king, the
-- king wants out.
local tafl = {}

-- b: the board; throne: its middle cell; corners: a condition, and `shut` what is said of them; out: cells that the
-- king wants to reach
function tafl.game(b, throne, corners, shut, out, start)
  players { { "Attackers", letter = "a" }, { "Defenders", letter = "d" } }
  local ortho, castle = b.ortho, b:zone { throne }
  local home, rook = castle + beside(ortho, castle), quiet(straight(ortho:ride()))
  -- An empty throne or corner is as good as a man of one's own for taking others.
  local anvil = friend + empty * (castle + corners)
  local king = enemy * kind "King"
  local men = ortho * (enemy * -kind "King" + king * -home) * take * ortho * anvil
  -- At home the king must have enemies on all sides; the empty throne is one.
  local siege = ortho * (king * home * -beside(ortho, -anvil)) * take
  local between = "then every enemy man next to it is taken whom it has between itself and, straight opposite, a "
    .. "man of "
                  .. "its side" .. (shut ~= "" and " or an empty throne or corner" or " or the empty throne") .. "."
  piece "Man" { "M", value = 100, move = rook:to(-castle * -corners) * any(straight(men)) * any(siege),
    help = "Any number of cells along a rank or file, not over others nor to the throne in the middle" .. shut .. "; "
           .. between .. " The King is taken so, too, but on his throne or next to it only by enemies on all four "
           .. "sides, "
           .. "of which the empty throne is one." }
  piece "King" { "K", value = 0, move = rook * any(straight(men)),
    help = "Any number of cells along a rank or file, not over others; " .. between }
  setup(start)
  ending {
    win { captured "King", says = "the King is taken" },
    win { landed(out) * by "King", says = "the King is out" },
    win { no_moves, says = "no move left" },
    draw { repeated(3), says = "third occurrence", claimed = true },
  }
end

return tafl
