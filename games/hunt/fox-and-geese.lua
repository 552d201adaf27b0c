game { language = 1, name = "Fox and Geese",
       help = "Thirteen geese try to hem in a fox on a cross of thirty-three points. All step along the lines. Only "
         .. "the fox jumps, and it captures what it jumps over, as often as it likes. Four geese can still trap it.",
       source = "Traditional; R. C. Bell, Board and Table Games, 1960",
       note = "A third occurrence of a position draws. Move counts are confirmed only by a second enumerator of our "
         .. "own." }
local b = square(7, 7)
players { { "Fox", letter = "f" }, { "Geese", letter = "g" } }
-- Every other point, including the middle, has diagonal lines as well.
local slanting = b:shade(0)
local lines = "One step along a line to an empty point; every other point, including the middle, has diagonal lines, "
  .. "too."
local step = quiet(b.ortho + b.diag:from(slanting))
local function jump(dirs) return straight(dirs * (enemy * -taken) * take * dirs * (empty + at_start)) end
piece "Fox" { "F", value = 0, move = step + revisit((jump(b.ortho) + slanting * jump(b.diag)):ride()),
              help = lines .. " Or it jumps along a line over an adjacent Goose to the empty point beyond, and from "
                     .. "there over the next Goose, as often as it likes. It jumps over no Goose twice, and all that "
                     .. "it jumps over are captured." }
piece "Goose" { "G", value = 100, move = step, help = lines }
setup "**ggg**/**ggg**/ggggggg/3F3/7/**3**/**3**"
ending {
  win { no_moves * moved_by "Geese", says = "the fox is caught" },
  win { count("Geese"):under(4), says = "too few geese", who = "Fox" },
  win { no_moves, says = "no goose can move" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
