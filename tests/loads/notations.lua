-- Names for each piece on each cell.
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
  piece ("P" .. c) { c, move = b.all }
end
for i = 1, 4 do
  notation ("n" .. i) {
    cells = function(c) return c .. i end,
    pieces = function(p, _, c) return p .. c end,
  }
end
