-- Atlantean Barroom Shatranj. The diagram of the source is lost: the array is reconstructed from
-- the order in which the source lists the pieces and from Grand Shatranj, whose sister it is.
game {
  language = 1,
  name = "Atlantean Barroom Shatranj",
  author = "Joe Joyce",
  source = "Atlantean Barroom Shatranj, chessvariants.com",
  note = "To mate the Jumping king wins, or to leave him alone on the board. The array is a " ..
         "reconstruction: the source's diagram is lost.",
}

local shatranj = import "rules/shatranj"
local atlantean = import "rules/atlantean"
local board = square(10, 10)

local men = atlantean(board, rank(9), rank(10))

setup [[ P P P P P P P P P P
         . N T Z J M H T N .
         X . . . . . . . . X ]]

shatranj.ends(draw, shatranj.written(nil, men.tokens), men.turns)
