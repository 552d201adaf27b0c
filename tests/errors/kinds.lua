game { language = 1, name = "Kinds" }
local b = square(8, 8)
for i = 1, 65 do
  piece("P" .. i) { "P", move = b.n } -- expect: a game has at most 64 kinds of piece
end
