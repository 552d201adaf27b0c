-- @TITLE@: a small game to start from. Change it, and see what becomes of it:
--
--     stepwise check @NAME@.lua          what the program understands, and what looks odd
--     stepwise play --watch @NAME@.lua   play it; it is reloaded whenever you save
--     stepwise test @NAME@.test.lua      do the rules still hold?
game { language = 1, name = @QUOTED@ }

local board = square(5, 6)
players {
  { "White", letter = "w" },
  { "Black", letter = "b", sees = board.flip },
}

-- A Guard goes forward or diagonally forward, and captures only diagonally. A Captain steps
-- anywhere.
piece "Captain" { "C", move = board.all }
piece "Guard"   { "G", move = quiet(board.forward) + board.forward_diag }

-- White's pieces on the first two ranks; Black's are set up alike, as Black sees the board.
setup { [[ G G G G G
           . . C . . ]] }

ending {
  win { captured "Captain", says = "Captain taken" },
  win { landed(rank(6)) * by "Guard", says = "a Guard is through" },
  loss { no_moves, who = other, says = "no moves" },
  draw { repeated(3), says = "threefold repetition" },
}
