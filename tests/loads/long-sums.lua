-- Sums, products and walks of hundreds of parts.
game { language = 1, name = "Long" }
local b = square(16, 16)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local v = counter "v" { max = 100000 }
local any, none_of, number, move = captured "King", always, 0, none
for i = 1, 400 do
  any, none_of, number = v:is(i) * captured() + any, none_of * -v:is(i), number + i * v
end
for i, cell in ipairs(b:cells()) do move = move + (i % 3 == 0 and b.e or b.all):from(b:zone { cell }) end
piece "King" { "K", move = move * v:raise() }
setup { "K . . . . . . . . . . . . . . ." }
ending { win { any }, draw { number:over(1000) }, draw { no_moves * none_of } }
