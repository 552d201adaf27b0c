-- Pairs of steps, too many for tables.
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
  piece ("P" .. c) { c, move = (b.n * b.e + b.e * b.s + b.w * b.n + b.s * b.w)^3 }
end
