-- After the first move each man had a million ways each, which were listed for hours, each compared with all before. Loads.
game { language = 1, name = "Many" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n = counter "n" { max = 5 }
local leaps = leap(0, 1)
for i = 1, 7 do
  for j = 0, i do leaps = leaps + leap(j, i) end
end
local ours = any(b.all:ride() * rank(2) * file("a", "o") * put("Queen", "White"))
local theirs = any(b.all:ride() * rank(15) * file("b", "n") * put("Queen", "Black"))
piece "King" { "K", move = b.all * empty * ours * theirs }
piece "Queen" { "Q", move = capture(b.all) + quiet(at(n:over(0)) * (leaps * (empty + anything) * put "Queen") ^ 4 * leaps) }
after { n:raise(1), at = "move" }
setup "K15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15k"
