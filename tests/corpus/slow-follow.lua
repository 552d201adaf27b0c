-- What followed each move went on a thousand times, and changed nothing: it took half a minute to load. Refused: too many moves to list in the starting position
game { language = 1, name = "Made" }
b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b" } }
c2 = counter "c2" { start = 1, max = 3, clock = true, shown = true, }
h1 = holdings { "Ant" }
fen { "cells", "side", c2 }
forbid { in_check() }
after { c2:raise((c2 * groups(repeated(2), b.s))), when = (c2 + groups(h1.any, b.s)):at_most((h1.any * c2)), at = "end" }
after { c2:raise(2), when = passed, at = "move" }
setup "1a1*3aab4b1/A3b4aaBbb1b/B2A*bA1*bb3A1/a1BBa3bb1aaB2/7A1b1A4/1abb1AB1b*b3A1/2b2AA*6b1/1BA*1A2A2aaAA1/1BABa3BB1a1bA1/A9aa2b1/b1AaAaABBb3bB1/aB4Ba1A1aBA1b/*aB1a1A2A4B1/A4b1bbB*1B3/AB1a1AB2a*aaaA1/b2b3a1aAbA3"
piece "Bee" { "B", royal = true, move = ((((empty + beside(b.n, kind("Bee"))) * (b.sideways)^1)):via((c2 + c2):at_most(2))) + (((b.forward + ((touched(b:zone { "h9", "p15", "e9" }) * beside((b.e + b.ne), turn_of(mover))) * leap(1, 2))) * b.w)) * put("Ant") }
after { c2:raise(most((c2 / groups(h1.any, b.all)), (c2 % groups(unchanged, (b.se + b.w))))), at = "start" }
piece "Ant" { "A", value = 2, move = ((b.diag * stay)) + quiet(straight(b.sw)) }
follow { (b.nw) * become("Bee"), again = true }
turn { { "move" }, { "move", optional = true }, most = (c2 + 1) }
turn { { "move" }, { "move" } }
