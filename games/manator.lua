-- Jetan as it was played in the arena of Manator, with living men who fight for their squares.
game {
  language = 1,
  name = "Manator",
  author = "Edgar Rice Burroughs",
  source = "The Chessmen of Mars, 1922: chapter XVII",
  note = "To take the Princess wins, and so does a Chief who takes the Chief; any other man who " ..
         "takes a Chief draws, unless an option says otherwise. " ..
         "Jetan, the Chiefs opposite each other; Orange begins, and whoever is attacked fights. " ..
         "There are no Fliers in Manator: they are called Odwars.",
}

defaults { setup = "mirrored", first = "orange", wager = "dueling", ["flier-name"] = "odwar" }

local jetan = import "rules/jetan"
local board = square(10, 10, { "black", "orange" })

jetan(board, { rotated = board.turn, mirrored = board.flip })
