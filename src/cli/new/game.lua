-- @TITLE@: a small game to begin with. Change it, and see what it has become:
--
--     stepwise check @NAME@.lua          what is understood, and what is odd
--     stepwise play --watch @NAME@.lua   play it; what you save is read at once
--     stepwise test @NAME@.test.lua      do the rules still hold?
game { language = 1, name = @QUOTED@ }

local board = square(5, 6)
players {
  { "White", letter = "w" },
  { "Black", letter = "b", sees = board.flip },
}

-- A Guard goes forward or diagonally forward, and takes diagonally. A Captain steps anywhere.
piece "Captain" { "C", move = board.all }
piece "Guard"   { "G", move = quiet(board.forward) + board.forward_diag }

-- White's men in his last rows; Black's stand as he sees the board.
setup { [[ G G G G G
           . . C . . ]] }

ending {
  win { captured "Captain", says = "Captain taken" },
  win { landed(rank(6)) * by "Guard", says = "a Guard is through" },
  loss { no_moves, who = other, says = "no moves" },
  draw { repeated(3), says = "threefold repetition" },
}
