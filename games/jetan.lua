-- Jetan, the chess of Barsoom, on its board of a hundred squares.
game {
  language = 1,
  name = "Jetan",
  author = "Edgar Rice Burroughs",
  source = "The Chessmen of Mars, 1922: chapter II and the appendix",
  note = "Where chapter and appendix differ or leave something open, an option says how it is read.",
}

local jetan = import "rules/jetan"
local board = square(10, 10, { "black", "orange" })

jetan(board, { rotated = board.turn, mirrored = board.flip })
