-- What games share in which stones are dropped to form a line.
local lines = {}

-- The end of a line of `n` or more of the mover's stones; `dirs` has one direction for each line.
function lines.row(dirs, n) return friend * leads(straight((dirs * friend)^(n - 1))) end

-- The end of a line of exactly `n`; `ways` are pairs of a direction and its opposite.
function lines.exactly(ways, n)
  local row = -always
  for _, way in ipairs(ways) do
    local on, back = way[1] * friend, way[2]
    row = row + friend * -beside(back, friend) * leads(on^(n - 1)) * -leads(on^n)
  end
  return row
end

-- The board starts empty. A player with such a row wins; a full board is a draw.
function lines.ends(row, says)
  setup ""
  ending {
    win { cells(row):over(0), says = says },
    draw { cells(empty):is(0), says = "board full" },
  }
end

return lines
