-- What is too big says which part is.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M",
  move = n
       + ((b.all^64)^64)^64 } -- expect: piece 'Man': this pattern is too big: most of it comes from the part repeated 64 times here

