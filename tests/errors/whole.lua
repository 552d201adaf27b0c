-- Numbers that are not whole, or too big, are told from those that count.
game { language = 1, name = "Halves" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all }
local c = counter "c" {}
after { c:raise(1.5) } -- expect: raise(): argument 1 must be a number, got '1.5' (numbers must be whole, as from a // b, and fit in 32 bits)
after { c:set(4 // 2) }
goal(0.5 * c) -- expect: '*' cannot be used between '0.5' (numbers must be whole, as from a // b, and fit in 32 bits) and a number
ending {
  win { c:is(8 / 2) }, -- expect: is(): argument 1 must be a number, got '4.0' (numbers must be whole
  win { c:over(3000000000) }, -- expect: over(): argument 1 must be a number, got '3000000000' (numbers must be whole
}
