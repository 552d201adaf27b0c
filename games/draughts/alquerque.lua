game { language = 1, name = "Alquerque",
       help = "Five by five points and the lines between them. Men step and jump along the lines in any direction. "
         .. "Captures are compulsory, and a man goes on capturing as long as it can.",
       source = "Alfonso X, Libro de los juegos, 1283; R. C. Bell, 1960",
       note = "Compulsory captures replace Bell's huffing. Move counts are confirmed only by a second enumerator of "
         .. "our own." }
local draughts = import "rules/draughts"
local b = square(5, 5)
draughts.players(b)
-- Every other point, including the corners, has diagonal lines as well.
local slanting = b.diag:from(b:shade(0))
local function jump(act) return draughts.jump(b.ortho, act) + b:shade(0) * draughts.jump(b.diag, act) end
piece "Man" { "M", value = 100, glyph = { "⛀", "⛂" },
              help = "One step along a line to an empty point; every other point, including the corners, has diagonal "
                .. "lines, too. " .. draughts.jumps("along a line", "as long as there is another such jump"),
              move = quiet(b.ortho + slanting) + revisit(jump(take):ride()):to(-leads(jump(always))) }
setup "mmmmm/mmmmm/mm1MM/MMMMM/MMMMM"
draughts.must_take()
ending {
  win { no_moves, says = "no move left" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
