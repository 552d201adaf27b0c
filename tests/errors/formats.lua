-- Numbers of three hundred digits are written.
game { language = 1, name = "Big" }
while true do local s = string.format("%99.99f", 1e300) end -- expect: this takes too long
