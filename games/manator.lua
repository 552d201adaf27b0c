-- Jetan as it was played in the arena of Manator, with living men who fight for their squares.
game {
  language = 1,
  name = "Manator",
  author = "Edgar Rice Burroughs",
  source = "The Chessmen of Mars, 1922: chapter XVII",
  note = "Capturing the Princess wins, and so does capturing the Chief with a Chief. If any other " ..
         "piece captures a Chief, the game is drawn, unless an option says otherwise. " ..
         "This is Jetan with the Chiefs opposite each other; Orange moves first, and a piece that " ..
         "is attacked fights a duel. Manator has no Fliers: they are called Odwars.",
}

defaults { setup = "mirrored", first = "orange", wager = "dueling", ["flier-name"] = "odwar" }

local jetan = import "rules/jetan"
local board = square(10, 10, { "black", "orange" })

jetan(board, { rotated = board.turn, mirrored = board.flip })
