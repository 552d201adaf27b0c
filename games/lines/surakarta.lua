game { language = 1, name = "Surakarta",
       help = "Six by six points, and loops at the corners that join the lines. A man steps to any "
               .. "neighbour; he takes at the end of a run along his line, round at least one loop. Without a "
               .. "capture in fifty moves, who has more men has won.",
       source = "Traditional, Java; S. Sackson, The Book of Classic Board Games, 1991",
       note = "Where no capture can be forced any more, who has more men wins: we take that to be so after "
              .. "fifty moves. Move counts are confirmed by a second enumerator of our own alone." }
local b = square(6, 6)
-- The tracks are the lines between the outermost ones: off the board, each goes round a loop into another.
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
-- A run in direction d to the edge, and round the loop there.
local function round(d, edge) return (straight(b[d]:upto(5)) + stay) * edge * straight(b["on " .. d]:upto(24)) end
local runs = round("n", rank(6)) + round("e", file "f") + round("s", rank(1)) + round("w", file "a")
piece "Man" { "P", value = 100,
              help = "One step in any direction to an empty point. To capture he runs along his rank or file, off "
                .. "the board, "
                     .. "round the loop that joins the two lines next to the corner and on along the other, as "
                     .. "far as he "
                     .. "likes and round as many loops, over empty points alone, to an enemy. The four outermost "
                     .. "lines have "
                     .. "no loop.", move = quiet(b.all) + capture(revisit(runs):via(empty + at_start)) }
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
