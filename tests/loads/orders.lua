-- Choices of which the first rules out the second.
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
  piece ("P" .. c) { c, move = (b.n^3 / b.all^3) + (b.e^2 / b.all^2) }
end
