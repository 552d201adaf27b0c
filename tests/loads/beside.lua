-- Ten cells beside each other.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local q = enemy
for _ = 1, 10 do q = beside(b.all, q) + beside(b.diag, -q) end
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = (b.all:to(q))^3 }
end
