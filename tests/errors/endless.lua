-- A loop without an end is cut off.
game { language = 1, name = "Broken" }
while true do end -- expect: this takes too long
