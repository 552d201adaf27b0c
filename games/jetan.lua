-- Jetan, the chess of Barsoom, on its board of a hundred squares.
game {
  language = 1,
  name = "Jetan",
  author = "Edgar Rice Burroughs",
  source = "The Chessmen of Mars, 1922: chapter II and the appendix",
  note = "Capturing the Princess wins, and so does capturing the Chief with a Chief. If any other " ..
         "piece captures a Chief, the game is drawn, unless an option says otherwise. " ..
         "A piece enters no cell twice in a move, and the cells that it passes must be empty " ..
         "unless it jumps.",
}

local jetan = import "rules/jetan"
local board = square(10, 10, { "black", "orange" })

jetan(board, { rotated = board.turn, mirrored = board.flip })
