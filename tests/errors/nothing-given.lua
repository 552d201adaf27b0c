-- What must be given, is not; and what is no number.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n = b.n
local nowhere = b:zone() -- expect: zone(): expected the names of cells, b:zone { "a1", "b2" }, got nothing
local first = file() -- expect: file: an argument is missing; this board has files a to h
local dark = b:shade() -- expect: shade: expected 0, the colour of a1, or 1, the other colour, got nil
local light = b:shade(2) -- expect: shade: expected 0, the colour of a1, or 1, the other colour, got '2'
piece "" { "M", move = n } -- expect: piece: its name is empty
local tally = counter "" { min = 0 } -- expect: counter: its name is empty
local far = 2 * "3" -- expect: '3' is a string, not a number; write numbers without quotes
