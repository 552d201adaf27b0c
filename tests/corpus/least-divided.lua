-- The least number divided by -1 ended in a signal. Plays.
game { language = 1, name = "Fpe" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local q = counter "q" { start = 1 }
piece "A" { "A", move = b.all }
ending { draw { ((q * (-2147483648) * 1073741824 * 4) / (q - 2)):over(0) } }
setup "AAAA/4/4/aaaa"
