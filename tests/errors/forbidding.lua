-- The same is forbidden again and again.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
local v = counter "v" { max = 100 }
while true do forbid { v:is(3) } end -- expect: this takes too long
