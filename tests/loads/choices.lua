-- A hundred and forty leaps, twice.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
  { "Red", letter = "r", style = "+", sees = b.turn },
  { "Blue", letter = "u", style = "=" },
}
local p = none
for x = 0, 5 do for y = 0, 5 do if x + y > 0 then p = p + leap(x, y) end end end
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = p * p }
end
