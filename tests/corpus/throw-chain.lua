-- Throws that follow on throws, and their texts. Plays.
game { language = 1, name = "Thr" }
local b = square(6, 6)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.turn } }
piece "A" { "A", move = b.ortho }
piece "Z" { "*", value = 0 }
throw "wind" { when = count(nobody, "Z"):over(0), shows = "<%d>", { 1, weight = 3, of = "Z", walk = b.e, optional = true }, { 2, weight = 2 } }
setup "a5/6/6/*5/6/5A"
