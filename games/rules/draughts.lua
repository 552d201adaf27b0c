-- What the games of the draughts family share: jumps, men and kings, the numbers of the cells, draws.
local draughts = {}

-- A jump over an enemy next to the piece. What is taken stands until the move is over and is taken
-- once; the cell where the piece began is free. To ask for a jump, `act` is `always`, not `take`.
function draughts.jump(dirs, act)
  return straight(dirs * (enemy * -taken) * act * dirs * (empty + at_start))
end

-- A run of a king that flies, straight on: over free cells to an enemy and on over free cells, to the
-- next enemy, and so on; `most` steps at a time.
function draughts.run(dirs, free, most)
  local prey = dirs:upto(most):via(free) * (enemy * -taken) * take
  return straight((prey * dirs * free):ride() * (stay + (dirs * free):upto(most - 1)))
end

function draughts.players(board)
  players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.turn } }
end

-- How kings and men move, and in which words; where a man ends his move on the last rank, he is a king.
function draughts.men(king, man, last, says)
  piece "King" { "K", value = 300, glyph = { "⛁", "⛃" }, move = king, help = says.king }
  piece "Man" { "M", value = 100, glyph = { "⛀", "⛂" }, move = man:promote { at = last, to = "King" },
                help = says.man .. " Where his move ends on the last rank, he becomes a King." }
end

-- Jumps in words: over whom, `where` to, and how they go on.
function draughts.jumps(where, on)
  return "To capture he jumps over an enemy next to him, " .. where .. ", to the empty cell behind that, and from "
         .. "there over the next, " .. on .. "; he jumps over nobody twice, and all those are taken."
end

-- So many rows of men on the dark cells, which players call by numbers: from the left end of the topmost
-- rank on, as White sees them.
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

-- Any capture goes before any other move; with `most`, those alone that take the most men.
function draughts.must_take(most)
  turn { "capture", most = most and captured(anyone),
         help = "Who can capture must" .. (most and ", in a way that takes the most men." or ".") }
  turn { "move", otherwise = true, help = "Who cannot moves one man." }
end

-- Plies in which nothing was taken and no man moved.
function draughts.idle()
  local idle = counter "plies of kings alone" { clock = true }
  after { idle:set((idle + 1) * -(captured() + by "Man")) }
  return idle
end

-- Plies since the board has held a single king against at most so many pieces, a king among them.
local function lone_king(name, most)
  local function lone(one, others)
    return count(one):is(1) * count(one, "King"):is(1) * count(others, "King"):over(0)
           * count(others):at_most(most)
  end
  local help = "'" .. name .. "' are those since one has a single King, and the other at most " .. most
    .. " pieces, a King among them."
  local plies = counter(name) { clock = true, help = help }
  local so = lone(mover, other) + lone(other, mover)
  after { plies:set((plies + 1) * (so * was(so))), help = help }
  return plies
end

-- The draughts of ten by ten and their like: kings fly, men take backwards, too, and whoever can
-- take must take as many as can be.
function draughts.international(size, rows)
  local b = square(size, size)
  draughts.players(b)
  local runs = draughts.run(b.diag, empty + at_start, size - 2):ride()
  draughts.men(quiet(straight(b.diag:ride())) + revisit(runs),
               quiet(b.forward_diag) + revisit(draughts.jump(b.diag, take):ride()), rank(size), {
    king = "Any number of cells diagonally, all of them empty. To capture he goes so over an enemy with an empty "
      .. "cell "
           .. "behind, to that or to a cell further on, and from there over the next, in any diagonal direction; he "
           .. "passes over nobody twice, and all those are taken when the move has ended.",
    man = "One step diagonally forward to an empty cell. " .. draughts.jumps("diagonally forward or backward",
          "in any diagonal direction") .. " They are taken when the move has ended." })
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
