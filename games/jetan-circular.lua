-- Ninth-Ray Jetan: Jetan on a disc whose middle is crossed along the ninth ray.
game {
  language = 1,
  name = "Ninth-Ray Jetan",
  author = "Donald Henry, after Edgar Rice Burroughs",
  source = "Ninth-Ray Jetan, The Chess Variant Pages, 2014",
  note = "Capturing the Princess wins, and so does capturing the Chief with a Chief. If any other " ..
         "piece captures a Chief, the game is drawn, unless an option says otherwise. " ..
         "The rules are Jetan's. A step across the middle lands one cell beside the cell opposite.",
}

local bias = option "bias" {
  help = "which way the ninth ray bends a step across the middle", random = true,
  { "clockwise", -1, help = "one cell clockwise of the cell opposite" },
  { "counterclockwise", 1, help = "one cell counterclockwise of the cell opposite" },
}

defaults { ["flier-name"] = "odwar" }

local jetan = import "rules/jetan"
local function across(sector, turn) return sector + 10 + bias + turn end
local board = disc(5, 20, across, { "black", "orange" })

-- The Colossus follows the compass as it is drawn, 1 at the top and 3 at the right. In the northern
-- half the files run from right to left, so e and w change places there. Across the middle it moves as
-- the pieces do.
local function compass()
  local north = board.sector(10, 11, 12, 13, 14, 15, 16, 17, 18, 19)
  local steps = {}
  for _, pair in ipairs { { "ne", "nw" }, { "e", "w" }, { "se", "sw" } } do
    local right, left = pair[1], pair[2]
    local turned = right == "se" and north * -board.ring(5) or north
    steps[right] = turned * board[left] + -turned * board[right]
    steps[left] = turned * board[right] + -turned * board[left]
  end
  return steps
end

jetan(board, { compass = compass, rotated = board.turn, mirrored = board.flip })
