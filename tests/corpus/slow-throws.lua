-- Each row of a throw was looked for as long as a man may look for his moves, after each move: minutes. Loads.
game { language = 1, name = "Throws" }
local b = square(8, 8)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.n }
piece "King" { "K", move = b.n }
local rows = {}
for i = 1, 3000 do
  rows[i] = { i, from = "d4", walk = jump((b.all * always)^5) * kind "King" * put("King", nobody) }
end
throw "slow" (rows)
setup { "M . . . . . . M" }
ending { draw { no_moves } }
