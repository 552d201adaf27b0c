-- Signs of other languages, and what is not finished.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Man" { "M", move = n }
local c = counter "c" { max = 3 }
local either = n | ortho -- expect: '|' does not work on a pattern; '+' means "or"
local both = empty & rank(3) -- expect: '&' does not work on a condition; '*' means "and", or "then" for walks
local opposite = ~empty -- expect: '~' does not work on a condition; '-' means "not"
local other_way = n // ortho -- expect: '//' does not work on a pattern; '/' divides numbers
local under = c << 3 -- expect: '<<' does not work on a number; a:under(b) compares
local size = #ortho -- expect: '#' does not work on a pattern; count(...), cells(c) and groups(c, d) are numbers of the game
n.name = "north" -- expect: a pattern has no fields that can be set; keep such a value in a local variable
local text = "north of " .. tostring(n) -- expect: a pattern cannot be made into a string; write its name instead
for step in ortho do local _ = step end -- expect: `for` cannot go through a pattern; each(p, f) goes through the steps of a choice
local turns = counter "turns" -- expect: counter 'turns': nothing follows the name; write counter "turns" { min = 0, max = 9 }
ending { win { turns:over(3) } }
local r = right "r" -- expect: right 'r': nothing follows the name; write right "r" { letter = "R" }
piece "Dasher" { "D", move = r * n }
hand "Man" -- expect: hand: expected a table {...}, got a string
setup { "M M M M", nobody = "Man" } -- expect: setup: nobody: expected a table {...}, got a string
