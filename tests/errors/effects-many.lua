-- More effects than one any() has room for.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local all = none
for i = 1, 22 do
  local letter = ("ABCDEFGHIJKLMNOPQRSTUV"):sub(i, i)
  piece(letter) { letter, move = b.all }
  all = all + b.n * empty * put(letter) + b.n * friend * become(letter) + b.n * enemy * put(letter, other)
end
piece "Maker" { "Z", move = quiet(b.all) * any(all) } -- expect: piece 'Maker': this walk has more than 64 different effects; divide them among several any(...) or every(...)
setup "5/5/5/5/5"
ending { win { no_moves } }
