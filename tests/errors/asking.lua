-- What is asked of each step asks where men could go.
game { language = 1, name = "Big" }
local b = square(16, 16)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
for i = 65, 90 do
  local c = string.char(i)
  piece ("P" .. c) { c, move = quiet(revisit(b.all^5)):to(reached(mover, { "PA", "PB" }) + reached(other, "PC")) } -- expect: piece 'PA': too many walks to try
end
setup { "ABCDEFGHIJKLMNOP/QRSTUVWXYZABCDEF/16/16/16/16/16/16/16/16/16/16/16/16/16/16" }
