-- Two leaps to anywhere.
game { language = 1, name = "Big" }
local b = square(15, 15)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
  { "Red", letter = "r", style = "+", sees = b.turn },
  { "Blue", letter = "u", style = "=" },
}
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = jump(anywhere * anywhere) }
end
