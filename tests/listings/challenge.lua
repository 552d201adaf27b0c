-- A landing on an enemy is no capture yet.
game { language = 1, name = "Listing" }
local b = square(4, 4)
players { { "White", letter = "w" } }
local n, e = b.n, b.e
local one, two = challenge { except = "Guard" }
piece "Guard" { "G" }
piece "Plain" { "A", move = n }
piece "Quiet" { "B", move = quiet(n) }
piece "Capture" { "C", move = capture(n) * become "Guard" }
piece "Still" { "D", move = still(n) * take }
