-- Signs of other languages, and what is not finished.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = n }
local c = counter "c" { max = 3 }
local either = n | ortho -- expect: '|' says nothing of a pattern; '+' says "or"
local both = empty & rank(3) -- expect: '&' says nothing of a condition; '*' says "and", or "then" of walks
local opposite = ~empty -- expect: '~' says nothing of a condition; '-' says "not"
local other_way = n // ortho -- expect: '//' says nothing of a pattern; '/' divides numbers
local under = c << 3 -- expect: '<<' says nothing of a number; a:under(b) compares
local size = #ortho -- expect: '#' says nothing of a pattern; count(...), cells(c) and groups(c, d) are numbers of the game
n.name = "north" -- expect: a pattern has no fields to be set; keep what belongs to it in a local
local text = "north of " .. tostring(n) -- expect: a pattern is no text; name it where it is said
for step in ortho do local _ = step end -- expect: `for` cannot go through a pattern; each(p, f) goes through the steps of a choice
local turns = counter "turns" -- expect: counter 'turns': nothing follows the name; say counter "turns" { min = 0, max = 9 }
ending { win { turns:over(3) } }
local r = right "r" -- expect: right 'r': nothing follows the name; say right "r" { letter = "R" }
piece "Dasher" { "D", move = r * n }
hand "Man" -- expect: hand: a table {...} must follow, got a string
setup { "M M M M", nobody = "Man" } -- expect: setup: nobody: a table {...} must follow, got a string
