-- Steps that enter visited cells, and one that does not: each way there counts.
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
  piece ("P" .. c) { c, move = revisit((b.n + b.e + b.s)^12) * (b.n + b.e):upto(1) } -- expect: piece 'PA': too many walks to try
end
