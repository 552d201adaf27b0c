-- Where a walk may end, and what the piece does there.
game { language = 1, name = "Listing" }
local b = square(4, 4)
players { { "White", letter = "w" } }
local n, e, ortho = b.n, b.e, b.ortho
piece "Plain" { "A", move = n }
piece "Quiet" { "B", move = quiet(n) }
piece "Capture" { "C", move = capture(n) }
piece "Onto a friend" { "D", move = n:to(friend) }
piece "Onto anything" { "E", move = n:to(anything) }
piece "Onto a kind" { "F", move = n:to(kind "Plain") }
piece "Onto a zone" { "G", move = n:to(rank(3) + file "a") }
piece "Not attacked" { "H", move = quiet(n):to(-attacked) }
piece "Still" { "I", move = still(ortho) * unmake }
piece "Still on a hole" { "J", move = still(ortho):to(hole) * make }
piece "Rifle" { "K", move = still(ortho) * take }
piece "Stays" { "L", move = stay * become "Plain" }
piece "Ordered" { "M", move = capture(n) / (n + e) }
piece "Thrice ordered" { "N", move = capture(n) / n / e }
