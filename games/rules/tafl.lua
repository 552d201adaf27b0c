-- What the games of the tafl family share. A king and his men start in the middle, surrounded by twice as
-- many attackers. All move like rooks; men are captured between two enemies. The attackers try to capture
-- the king, and the king tries to escape.
local tafl = {}

-- b: the board; throne: its middle cell; corners: a condition, and `shut`: the help text's words for them; out: the
-- cells that the king tries to reach; start: the setup
function tafl.game(b, throne, corners, shut, out, start)
  players { { "Attackers", letter = "a" }, { "Defenders", letter = "d" } }
  local ortho, castle = b.ortho, b:zone { throne }
  local home, rook = castle + beside(ortho, castle), quiet(straight(ortho:ride()))
  -- For capturing, an empty throne or corner counts as a piece of the mover's own.
  local anvil = friend + empty * (castle + corners)
  local king = enemy * kind "King"
  local men = ortho * (enemy * -kind "King" + king * -home) * take * ortho * anvil
  -- On or next to the throne the king must have enemies on all four sides; the empty throne counts as one.
  local siege = ortho * (king * home * -beside(ortho, -anvil)) * take
  local between = "After that it captures every adjacent enemy man that stands directly between it and another piece "
                  .. "of its side" .. (shut ~= "" and ", an empty throne or a corner." or " or the empty throne.")
  piece "Man" { "M", value = 100, move = rook:to(-castle * -corners) * any(straight(men)) * any(siege),
    help = "Any number of cells along a rank or file, but not over other pieces, nor onto the throne in the middle"
           .. shut .. ". " .. between .. " The King is captured in the same way, but on the throne or next to it only "
           .. "by enemies on all four sides, where the empty throne counts as an enemy." }
  piece "King" { "K", value = 0, move = rook * any(straight(men)),
    help = "Any number of cells along a rank or file, but not over other pieces. " .. between }
  setup(start)
  ending {
    win { captured "King", says = "the King is taken" },
    win { landed(out) * by "King", says = "the King is out" },
    win { no_moves, says = "no move left" },
    draw { repeated(3), says = "third occurrence", claimed = true },
  }
end

return tafl
