-- Sums of questions about walks, each within another, were asked of each cell anew: a minute to load. Refused: what is asked of each move may take
game { language = 1, name = "Sums" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = friend
for _ = 1, 3 do
  c = (leads((b.all * (empty + anything)):ride() * c) * 1 + leads((b.ortho * (empty + anything)):ride() * c) * 1):over(2)
end
forbid { cells(c):over(0) }
setup { "K . . . . . . . . . . . . . . ." }
