-- Over one man after the other, turning freely.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = (b.all:to(anything) * b.all:to(empty)):ride() } -- expect: piece 'PA': too many walks to try
end
