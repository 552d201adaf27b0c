-- A mistake in a rule is told at the rule's own line, wherever its statement begins.
game { language = 1, name = "Rule lines" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
setup { [[ M M M M M M ]] }
ending {
  draw { repeated(3), says = "third" },
  win { no_moves, who = "Blak" }, -- expect: win: 'who': no player 'Blak'; did you mean 'Black'?
  win { no_moves, says = 4 }, -- expect: win: 'says' must be a string, got a number

  win { no_moves, points = 4 }, -- expect: win: 'points' is the winner's share of the one point
}
