-- What doubles with each level would have taken hours. Refused: evaluating this condition once may take too long
game { language = 1, name = "Nest" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
local c = friend
for _ = 1, 7 do
  c = (leads((b.all * (empty + anything)):ride() * c) * 1 + leads((b.ortho * (empty + anything)):ride() * c) * 1):over(2)
end
forbid { cells(c):over(0) }
setup { "K . . . . . . . . . . . . . . ." }
