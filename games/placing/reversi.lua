game {
  language = 1, name = "Reversi",
  help = "Reversi, or Othello: a dropped disc flips all enemies in line between it and another disc of its colour, and "
    .. "must flip at least one. A player who can flip none passes. The player with more discs at the end wins.",
  source = "L. Waterman, 1883; World Othello Federation, rules of 1973 and later",
}
local opening = option "opening" {
  help = "how the game begins",
  { "crossed", help = "with four discs crosswise in the middle, as in Othello" },
  { "free", help = "with an empty board: the first four discs go in the middle" } }
local placing = import "rules/placing"
local board = square(8, 8)
placing.players()
local turns = anywhere * placing.flips(board.all)
if opening.free then
  local middle = board:zone { "d4", "e4", "d5", "e5" }
  local begun = cells(middle * empty):is(0)
  turns = anywhere:to(middle) * -begun + turns * begun
end
piece "Disc" { "D", value = 1, drop = turns, help = (opening.free and "The first four discs are dropped on the four "
  .. "cells in the middle; this is the rule for the others. " or "") .. placing.flips_help }
setup(opening.free and "8/8/8/8/8/8/8/8" or "8/8/8/3dD3/3Dd3/8/8/8")
ending { placing.majority(cells(empty):is(0)) }
