-- Riders of four kinds in one.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
  { "Red", letter = "r", style = "+", sees = b.turn },
  { "Blue", letter = "u", style = "=" },
}
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = straight(b.all:ride()) + straight(leap(1, 2):ride()) + straight(leap(2, 3):ride()) + straight(leap(1, 3):ride()) }
end
