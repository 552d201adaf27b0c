game { language = 1, name = "Hex",
       help = "Who joins his two sides of the board by a chain of his stones has won. Red's are the first and "
               .. "the last rank, Blue's the first and the last file.", source = "P. Hein, 1942; J. Nash, 1948" }
local size = option "size" { min = 3, max = 15, default = 11, help = "how many cells each side has" }
local hexagons = import "rules/hexagons"
local board = hexagons(size, size, function() return true end)
board.mirror("mirrored", function(file, rank) return rank, file end)
players { { "Red", letter = "r" }, { "Blue", letter = "b", sees = board.mirrored } }
piece "Stone" { "S", value = 1, drop = anywhere }
notation "cells" { drop = "{to}" }
setup ""
local first = board.where(function(_, rank) return rank == 1 end)
local last = board.where(function(_, rank) return rank == size end)
local chain = (board.all * friend):ride()
ending { win { cells(last * friend * from(first * friend, chain)):over(0), says = "joined" } }
