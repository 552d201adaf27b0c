game { language = 1, name = "Quoted" }
local b = square(5, 5)
local elsewhere = -"a5" -- expect: 'a5' is a string, not a number; on a board b, b:zone { "a5" } is that cell
