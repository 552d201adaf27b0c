game { language = 1, name = "Ataxx",
       help = "A man leaps two cells away, or a new man is dropped next to one; either way, all enemies next to where "
         .. "it lands change sides. A player who can do neither passes. The player with more men at the end wins.",
       source = "D. Crummack and C. Galley, 1988 (Infection)" }
local placing = import "rules/placing"
local board = square(7, 7)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
local plies = counter "plies without a new man" { clock = true }
local infects = any(board.all * enemy * convert)
piece "Man" {
  "P", value = 100,
  move = quiet(leap(0, 2) + leap(1, 2) + leap(2, 2)) * infects * plies:raise(),
  drop = anywhere:to(beside(board.all, friend)) * infects * plies:set(0),
}
placing.written("Black", plies)
setup "P5p/7/7/7/7/7/p5P"
ending {
  win { count(other):is(0), says = "no man left" },
  draw { repeated(3), says = "third occurrence" },
  placing.majority(cells(empty):is(0)),
}
