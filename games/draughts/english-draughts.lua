game { language = 1, name = "English Draughts",
       help = "English draughts, or checkers: eight by eight. Kings move one step; men capture only forwards. Any "
         .. "capture may be chosen, but it must go on as long as it can.",
       source = "World Checkers/Draughts Federation, Rules of Draughts" }
local draughts = import "rules/draughts"
local b = square(8, 8)
draughts.players(b)
local function chain(dirs)
  return revisit(draughts.jump(dirs, take):ride()):to(-leads(draughts.jump(dirs, always)))
end
local on = "as long as there is another such jump"
draughts.men(quiet(b.diag) + chain(b.diag), quiet(b.forward_diag) + chain(b.forward_diag), rank(8), {
  king = "One step diagonally to an empty cell. " .. draughts.jumps("in any diagonal direction", on),
  man = "One step diagonally forward to an empty cell. " .. draughts.jumps("diagonally forward", on) })
draughts.dark(8, 3, "Black")
draughts.must_take()
ending {
  win { no_moves, says = "no move left" },
  draw { draughts.idle():at_least(80), says = "forty moves", claimed = true },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
