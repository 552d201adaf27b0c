-- A position numbers the throw that is due by eight bits, of which one says that none is.
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup "k3/4/4/K3"
for i = 1, 257 do
  throw("t" .. i) { when = count(anyone, "King"):is(i < 257 and 9 or 2), { 7 }, { 8 } } -- expect: a game has at most 255 throws
end
