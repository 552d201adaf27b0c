-- Atlantean Barroom Shatranj. The source's diagram is lost, so the array is reconstructed from the
-- order in which the source lists the pieces, and from the sister game, Grand Shatranj.
game {
  language = 1,
  name = "Atlantean Barroom Shatranj",
  author = "Joe Joyce",
  source = "Atlantean Barroom Shatranj, chessvariants.com",
  note = "Checkmate wins; so does leaving the Jumping king alone on the board. The array is a " ..
         "reconstruction, because the source's diagram is lost.",
}

local shatranj = import "rules/shatranj"
local atlantean = import "rules/atlantean"
local board = square(10, 10)

local men = atlantean(board, rank(9), rank(10))

setup [[ P P P P P P P P P P
         . N T Z J M H T N .
         X . . . . . . . . X ]]

shatranj.ends(draw, shatranj.written(nil, men.tokens), men.turns)
