game { language = 1, name = "Surakarta",
       help = "Six by six points, with loops at the corners that join the lines. A man steps to any adjacent point. It "
         .. "captures at the end of a run along its line, around at least one loop. After fifty moves without a "
         .. "capture, the player with more men wins.",
       source = "Traditional, Java; S. Sackson, The Book of Classic Board Games, 1991",
       note = "When no capture can be forced any more, the player with more men wins: we take that to be so after "
         .. "fifty moves. Move counts are confirmed only by a second enumerator of our own." }
local b = square(6, 6)
-- The tracks are the lines inside the outermost ones: off the board, each goes around a loop into another.
local function point(x, y) return ("abcdef"):sub(x, x) .. y end
for i = 2, 5 do
  for j = 1, 5 do
    b:edge("on e", point(j, i), point(j + 1, i))
    b:edge("on w", point(j + 1, i), point(j, i))
    b:edge("on n", point(i, j), point(i, j + 1))
    b:edge("on s", point(i, j + 1), point(i, j))
  end
  local low = i <= 3
  local near, far = low and i or 7 - i, low and 7 - i or i
  b:edge("on w", point(1, i), point(near, low and 1 or 6), low and "on n" or "on s")
  b:edge("on e", point(6, i), point(far, low and 1 or 6), low and "on n" or "on s")
  b:edge("on s", point(i, 1), point(low and 1 or 6, near), low and "on e" or "on w")
  b:edge("on n", point(i, 6), point(low and 1 or 6, far), low and "on e" or "on w")
end
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
-- A run in direction d to the edge, and around the loop there.
local function round(d, edge) return (straight(b[d]:upto(5)) + stay) * edge * straight(b["on " .. d]:upto(24)) end
local runs = round("n", rank(6)) + round("e", file "f") + round("s", rank(1)) + round("w", file "a")
piece "Man" { "P", value = 100,
              help = "One step in any direction to an empty point. To capture, it runs along its rank or file off the "
                .. "board, around the loop that joins two lines near the corner and on along the other line, as far as "
                .. "it likes and around as many loops, over empty points only, to an enemy. The four outermost lines "
                .. "have no loop.",
              move = quiet(b.all) + capture(revisit(runs):via(empty + at_start)) }
setup [[ P P P P P P
         P P P P P P ]]
local idle = counter "plies without capture" { clock = true }
after { idle:set((idle + 1) * -captured()) }
ending {
  win { count(other):is(0), says = "all taken" },
  win { no_moves, says = "no move left" },
  win { idle:at_least(100) * count(mover):over(count(other)), says = "more men" },
  loss { idle:at_least(100) * count(other):over(count(mover)), says = "fewer men" },
  draw { idle:at_least(100), says = "as many men" },
  draw { repeated(3), says = "third occurrence", claimed = true },
}
