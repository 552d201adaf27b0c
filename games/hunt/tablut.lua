game { language = 1, name = "Tablut",
       help = "Tablut, the tafl of the Sami: nine by nine. The king escapes on any cell of the edge.",
       source = "C. Linnaeus, Iter Lapponicum, 1732; A. Nielsen, Historical Hnefatafl rules",
       note = "A third occurrence of a position draws. Move counts are confirmed only by a second enumerator of our "
         .. "own." }
local b = square(9, 9)
import "rules/tafl".game(b, "e5", -always, "", rank(1, 9) + file("a", "i"),
                         "3MMM3/4M4/4m4/M3m3M/MMmmkmmMM/M3m3M/4m4/4M4/3MMM3")
