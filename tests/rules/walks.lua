-- Walks and what they do on the way, by small games of their own.

-- Each way of a step ends with a condition of its own, and the ride goes on from all.
local two_ways = [[
game { language = 1, name = "Two ways" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = quiet((b.n * -rank(3) + b.e * file("b", "d", "e")):ride()) }
ending { win { no_moves } }
]]
test "a ride goes on whichever way its last step ended" {
  source = two_ways, fen = "5/5/5/5/M4 w",
  moves = { "A1-A2", "A1-B1", "A1-B2" },
}
local dead = [[
game { language = 1, name = "Dead" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Dead" { "*" }
piece "Ghoul" { "G", move = anywhere:to(kind "Dead") }
piece "Priest" { "P", move = still(anywhere):to(kind "Dead") * unmake * make }
piece "Sapper" { "S", move = stay * unmake * make + still(b.n) * unmake }
ending { win { no_moves } }
]]
test "who lands where a kind stands lands on nobody's, too" {
  source = dead, fen = "*3/4/4/G2* w", moves = { "A1xA4", "A1xD1" },
}
test "unmake and make leave a cell with nothing on it" {
  source = dead, fen = "*2g/4/4/P3 w", play = { "+a4 -- ~a4" }, final_fen = "3g/4/4/P3 b",
}
test "a man of one's own goes so" {
  source = dead, fen = "*2g/4/4/S3 w", play = { "+a1 -- ~a1" }, final_fen = "*2g/4/4/4 b",
}
