-- Each joint beside an enemy.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
  { "Red", letter = "r", style = "+", sees = b.turn },
  { "Blue", letter = "u", style = "=" },
}
local p = b.all
for _ = 1, 3 do p = p * b.all:to(beside(b.all, enemy)) end
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = p }
end
