-- What the cells between must be.
game { language = 1, name = "Listing" }
local b = square(4, 4)
players { { "White", letter = "w" } }
local n, e, ortho = b.n, b.e, b.ortho
piece "Jump" { "A", move = jump(n * n) }
piece "Over an enemy" { "B", move = n * enemy * n }
piece "Over a zone" { "C", move = n * rank(2) * n }
piece "Via" { "D", move = (ortho * ortho):via(friend) }
piece "Via and zone" { "E", move = jump(n^2):via(-rank(2)) }
piece "Not attacked" { "F", move = quiet(n * -attacked * e) }
piece "Beside" { "G", move = n * beside(e, empty) * n }
piece "Taking on the way" { "H", move = n * take * n }
piece "From" { "I", move = (n * n):from(rank(2)) }
