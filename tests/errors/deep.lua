-- A condition that grows with every counter it names.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local v = counter "v" { max = 100 }
local c = v:at_least(3)
for i = 1, 12 do c = c + c * v:is(i) end
for i = 65, 90 do local c1 = string.char(i) piece ("P" .. c1) { c1, move = (b.all:to(c))^3 } end -- expect: piece 'PO': here the patterns and conditions
