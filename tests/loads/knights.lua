-- Twenty leaps, one after the other.
game { language = 1, name = "Big" }
local b = square(12, 12)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
for i = 65, 74 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = leap(1, 2)^20 }
end
