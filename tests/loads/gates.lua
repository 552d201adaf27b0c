-- Sixty conditions that no cell decides.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
  { "Red", letter = "r", style = "+", sees = b.turn },
  { "Blue", letter = "u", style = "=" },
}
local v, p = counter "v" { max = 500 }, none
for i = 1, 60 do p = p + (b.all * b.all):to(v:is(i)) end
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = p }
end
