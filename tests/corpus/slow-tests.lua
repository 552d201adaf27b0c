-- A walk asked such sums on each of its cells, and the meter counted far too few. Loads.
game { language = 1, name = "Tests" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local c = friend + empty
for _ = 1, 2 do
  c = (leads((b.all * (empty + anything)):ride() * c) * 1 + leads((b.ortho * (empty + anything)):ride() * c) * 1):over(1)
end
piece "King" { "K", move = straight(b.all:ride()):via(c * empty) + (b.ortho * at(c * empty)) ^ 4 }
setup { "K . . . . . . . . . . . . . . ." }
