game { language = 1, name = "Choices" }
local b = square(8, 8)
for i = 1, 257 do
  option("o" .. i) { { "a", b.n } } -- expect: a game has at most 256 options
end
