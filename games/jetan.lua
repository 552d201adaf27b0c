-- Jetan, the chess of Barsoom, on its board of a hundred squares.
game {
  language = 1,
  name = "Jetan",
  author = "Edgar Rice Burroughs",
  source = "The Chessmen of Mars, 1922: chapter II and the appendix",
  note = "To take the Princess wins, and so does a Chief who takes the Chief; any other man who " ..
         "takes a Chief draws, unless an option says otherwise. " ..
         "A man enters no cell twice in a move, and the cells that he passes must be empty, " ..
         "unless he jumps.",
}

local jetan = import "rules/jetan"
local board = square(10, 10, { "black", "orange" })

jetan(board, { rotated = board.turn, mirrored = board.flip })
