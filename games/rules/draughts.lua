-- What the games of the draughts family share: jumps, men and kings, cell numbers, draws.
local draughts = {}

-- A jump over an adjacent enemy. A captured piece stays on the board until the move is over and is captured
-- only once; the cell where the jumping piece started is free. To ask for a jump, `act` is `always`, not `take`.
function draughts.jump(dirs, act)
  return straight(dirs * (enemy * -taken) * act * dirs * (empty + at_start))
end

-- A run of a flying king, in a straight line: over free cells to an enemy, on over free cells to the next
-- enemy, and so on; at most `most` steps at a time.
function draughts.run(dirs, free, most)
  local prey = dirs:upto(most):via(free) * (enemy * -taken) * take
  return straight((prey * dirs * free):ride() * (stay + (dirs * free):upto(most - 1)))
end

function draughts.players(board)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.turn } }
end

-- Kings and men, with their help texts. A man whose move ends on the last rank becomes a king.
function draughts.men(king, man, last, says)
  piece "King" { "K", value = 300, glyph = { "⛁", "⛃" }, move = king, help = says.king }
  piece "Man" { "M", value = 100, glyph = { "⛀", "⛂" }, move = man:promote { at = last, to = "King" },
                help = says.man .. " If its move ends on the last rank, it becomes a King." }
end

-- The help text of jumps: in which direction, and how they go on.
function draughts.jumps(where, on)
  return "To capture, it jumps " .. where .. " over an adjacent enemy to the empty cell beyond, and from there over "
         .. "the next enemy, " .. on .. ". It jumps over no enemy twice, and all that it jumps over are captured."
end

-- `rows` rows of men on the dark cells. Players call these cells by numbers, which begin at the left end of the
-- top rank, as White sees the board.
function draughts.dark(size, rows, first)
  local picture = {}
  for r = rows, 1, -1 do picture[#picture + 1] = (r % 2 == 1 and "M . " or ". M "):rep(size / 2) end
  setup { table.concat(picture, "\n"), first = first }
  notation "numbers" {
    move = "{from}-{to}", capture = "{from}x{to}", takes = "", becomes = "",
    cells = function(name)
      local file, rank = name:byte() - 96, tonumber(name:sub(2))
      if (file + rank) % 2 == 1 then return name end -- a light cell has no number
      return tostring((size - rank) * size // 2 + (file + 1) // 2)
    end,
  }
  notation "cells" {}
end

-- Captures are compulsory; with `most`, only those are allowed that capture the most pieces.
function draughts.must_take(most)
  turn { "capture", most = most and captured(anyone),
         help = "A player who can capture must" .. (most and ", in a way that captures the most pieces." or ".") }
  turn { "move", otherwise = true, help = "A player who cannot capture moves one piece." }
end

-- Counts the plies without a capture or a move of a man.
function draughts.idle()
  local idle = counter "plies of kings alone" { clock = true }
  after { idle:set((idle + 1) * -(captured() + by "Man")) }
  return idle
end

-- Counts the plies since one player has had a single king and the other at most `most` pieces, including a king.
local function lone_king(name, most)
  local function lone(one, others)
    return count(one):is(1) * count(one, "King"):is(1) * count(others, "King"):over(0)
           * count(others):at_most(most)
  end
  local help = "'" .. name .. "' counts the plies since one player has had a single King and the other at most "
    .. most .. " pieces, including a King."
  local plies = counter(name) { clock = true, help = help }
  local so = lone(mover, other) + lone(other, mover)
  after { plies:set((plies + 1) * (so * was(so))), help = help }
  return plies
end

-- Draughts on ten by ten and the like: kings fly, men also capture backwards, and a player who can capture
-- must capture as many pieces as possible.
function draughts.international(size, rows)
  local b = square(size, size)
  draughts.players(b)
  local runs = draughts.run(b.diag, empty + at_start, size - 2):ride()
  draughts.men(quiet(straight(b.diag:ride())) + revisit(runs),
               quiet(b.forward_diag) + revisit(draughts.jump(b.diag, take):ride()), rank(size), {
    king = "Any number of empty cells diagonally. To capture, it flies over an enemy with an empty cell beyond, to "
           .. "that cell or an empty one further on, and from there over the next enemy, in any diagonal direction. "
           .. "It passes over no enemy twice, and all that it passes over are removed when the move ends.",
    man = "One step diagonally forward to an empty cell. " .. draughts.jumps("diagonally forward or backward",
          "in any diagonal direction") .. " They are removed when the move ends." })
  draughts.dark(size, rows)
  draughts.must_take(true)
  local idle, three, two = draughts.idle(), lone_king("plies of one against three", 3),
                           lone_king("plies of one against two", 2)
  ending {
    win { no_moves, says = "no move left" },
    draw { two:at_least(10), says = "five moves", means = "one king against two pieces", claimed = true },
    draw { three:at_least(32), says = "sixteen moves", means = "one king against three pieces", claimed = true },
    draw { idle:at_least(50), says = "twenty-five moves", claimed = true },
    draw { repeated(3), says = "third occurrence", claimed = true },
  }
end

return draughts
