-- A piece is named for ever.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
while true do local k = kind "Nobody" end -- expect: the definition is too big to fit in memory
