-- A rule that the file makes itself, and a number in it, wrote where it liked. Refused: ending: expected win {...}, loss {...} or draw {...}, got a table
game { language = 1, name = "Owed" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup { [[ K . . ]] }
local loss_of_own = loss { no_moves }
loss_of_own.owed = 123456789
Unknown { { owed = 123456789 }, { owed = -7 } }
ending {
  { verdict = "win", rule = { no_moves }, owed = 123456789 },
  { verdict = "none", rule = { no_moves }, owed = 0 },
  loss_of_own,
}
