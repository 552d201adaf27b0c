-- Steps, products, choices, repetitions and rides.
game { language = 1, name = "Listing" }
local b = square(4, 4)
players { { "White", letter = "w" } }
local n, e, ortho, diag = b.n, b.e, b.ortho, b.diag
piece "Step" { "A", move = n }
piece "Steps" { "B", move = n + e }
piece "Product" { "C", move = ortho * diag }
piece "Choice" { "D", move = ortho * diag + diag * ortho }
piece "Choice then" { "E", move = (n * n + e) * e }
piece "Twice" { "F", move = ortho^2 }
piece "Up to thrice" { "G", move = ortho:upto(3) }
piece "Straight" { "H", move = straight(ortho^2) * straight(diag:upto(2)) }
piece "Ride" { "I", move = straight(ortho:ride()) }
piece "Bent ride" { "J", move = diag * straight(n:ride()) }
piece "Revisit" { "K", move = revisit(n * n) }
piece "Long" { "L", move = quiet(jump(b.all^8)) }
piece "Longer" { "P", move = quiet(jump(b.all:upto(9))) }
piece "Anywhere" { "M", move = anywhere }
piece "None" { "N", move = none + n }
