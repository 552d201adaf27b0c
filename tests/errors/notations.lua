game { language = 1, name = "Notations" }
local b = square(8, 8)
for i = 1, 33 do
  notation("n" .. i) { move = "{from}{to}" } -- expect: a game has at most 32 notations
end
