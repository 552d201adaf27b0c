-- Each condition cost what one may, and all were asked of each of 4,000 moves, for minutes. Refused: what is asked of each move may take
game { language = 1, name = "Conditions" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n = counter "n" { max = 5 }
piece "King" { "K", move = b.all * any(b.all:ride() * rank(2, 4, 6, 8, 10, 12, 14) * put "King") }
after { n:raise(1), at = "move" }
for i = 1, 60 do
  local c = friend + empty
  for _ = 1, 2 do
    c = (leads((b.all * (empty + anything)):ride() * c) * 1 + leads((b.ortho * (empty + anything)):ride() * c) * 1):over(1)
  end
  forbid { n:over(1) * cells(friend * c):over(250 - i) }
end
setup "K15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15k"
