game { language = 1, name = "Fox and Geese",
       help = "Thirteen geese hem in a fox, on a cross of thirty-three points. All step along the "
               .. "lines; the fox alone jumps, and takes what he jumps over, as often as he likes. Four geese can "
               .. "still hold him.", source = "Traditional; R. C. Bell, Board and Table Games, 1960",
       note = "A third occurrence draws. Move counts are confirmed by a second enumerator of our own alone." }
local b = square(7, 7)
players { { "Fox", letter = "f" }, { "Geese", letter = "g" } }
-- Every other point, the middle among them, has diagonal lines as well.
local slanting = b:shade(0)
local lines = "One step along a line to an empty point; every other point, the middle among them, has diagonal "
  .. "lines, too."
local step = quiet(b.ortho + b.diag:from(slanting))
local function jump(dirs) return straight(dirs * (enemy * -taken) * take * dirs * (empty + at_start)) end
piece "Fox" { "F", value = 0, move = step + revisit((jump(b.ortho) + slanting * jump(b.diag)):ride()),
              help = lines .. " Or he jumps along a line over a Goose next to him to the empty point behind her, "
                .. "and from "
                     .. "there over the next, as often as he likes; he jumps over no Goose twice, and all those "
                     .. "are taken." }
piece "Goose" { "G", value = 100, move = step, help = lines }
setup "**ggg**/**ggg**/ggggggg/3F3/7/**3**/**3**"
ending {
  win { no_moves * moved_by "Geese", says = "the fox is caught" },
  win { count("Geese"):under(4), says = "too few geese", who = "Fox" },
  win { no_moves, says = "no goose can move" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
