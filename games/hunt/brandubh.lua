game { language = 1, name = "Brandubh",
       help = "Brandubh, the Irish tafl: seven by seven. The king escapes in a corner.",
       source = "A. Nielsen, Historical Hnefatafl rules; World Tafl Federation",
       note = "A third occurrence of a position draws. Move counts are confirmed only by a second enumerator of our "
         .. "own." }
local b = square(7, 7)
local corners = b:zone { "a1", "a7", "g1", "g7" }
import "rules/tafl".game(b, "d4", corners, " or the corners", corners, "3M3/3M3/3m3/MMmkmMM/3m3/3M3/3M3")
