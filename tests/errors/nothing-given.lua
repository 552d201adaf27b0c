-- What must be given, is not; and what is no number.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n = b.n
local nowhere = b:zone() -- expect: zone(): nothing stands in its brackets; name cells, b:zone { "a1", "b2" }
local first = file() -- expect: file: nothing stands in its brackets; this board has files a to h
local dark = b:shade() -- expect: shade: 0 is the colour of a1, 1 the other, got nil
local light = b:shade(2) -- expect: shade: 0 is the colour of a1, 1 the other, got '2'
piece "" { "M", move = n } -- expect: piece: its name is empty
local tally = counter "" { min = 0 } -- expect: counter: its name is empty
local far = 2 * "3" -- expect: '3' is a text, and no number to reckon with; numbers stand without quotes
