game { language = 1, name = "Hex",
       help = "The player who connects his two sides of the board by a chain of his stones wins. Red's sides are the "
         .. "first and the last rank, Blue's the first and the last file. Blue may swap: the first stone becomes his, "
         .. "on the cell that mirrors its own.",
       source = "P. Hein, 1942; J. Nash, 1948" }
local size = option "size" { min = 3, max = 15, default = 11, help = "how many cells each side has" }
local hexagons, placing = import "rules/hexagons", import "rules/placing"
-- In pictures the sides are red and blue; a corner, which is on one of each, is neither.
local function side(file, rank)
  local red, blue = rank == 1 or rank == size, file == 1 or file == size
  return red ~= blue and (red and 6 or 7) or 0
end
local board = hexagons(size, size, function() return true end, side)
board.mirror("mirrored", function(file, rank) return rank, file end)
board.each_cell(function(cell, file, rank)
  if file ~= rank then board:edge("across", cell, board:image(board.mirrored, cell)) end
end)
board:words(board.across, "leap to the cell that mirrors it")
players { { "Red", letter = "r" }, { "Blue", letter = "b", sees = board.mirrored } }
piece "Stone" { "S", value = 1, drop = anywhere }
notation "cells" { drop = "{to}", pass = "swap" }
setup ""
placing.swap("Blue", function()
  local diagonal = board.where(function(file, rank) return file == rank end)
  return at(diagonal) * convert + stay * unmake * make * board.across * put "Stone"
end)
local first = board.where(function(_, rank) return rank == 1 end)
local last = board.where(function(_, rank) return rank == size end)
local chain = (board.all * friend):ride()
ending { win { cells(last * friend * from(first * friend, chain)):over(0), says = "joined" } }
