-- Ninth-Ray Jetan: Jetan on a disc, whose middle is crossed on the ninth ray.
game {
  language = 1,
  name = "Ninth-Ray Jetan",
  author = "Donald Henry, after Edgar Rice Burroughs",
  source = "Ninth-Ray Jetan, The Chess Variant Pages, 2014",
  note = "The rules are Jetan's. A step across the middle lands one cell beside the one opposite.",
}

local bias = option "bias" {
  help = "to which side the ninth ray bends; random: that is drawn", random = true,
  { "clockwise", -1 },
  { "counterclockwise", 1 },
}

defaults { ["flier-name"] = "odwar" }

local jetan = import "rules/jetan"
local function across(sector, turn) return sector + 10 + bias + turn end
local board = disc(5, 20, across, { "black", "orange" })

jetan(board, { rotated = board.turn, mirrored = board.flip })
