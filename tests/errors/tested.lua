-- What Lua tests or compares without a word.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local n, ortho, diag = b.n, b.ortho, b.diag
local c = counter "c" { max = 9 }
local o = option "o" { "no", "yes" }
local walks = ortho and diag -- expect: 'ortho' is a pattern, which Lua always takes as true, so `and` drops it; '*' means "and"
local either = quiet(n) or capture(ortho) -- expect: 'quiet(n)' is a pattern, which Lua always takes as true, so `or` drops what follows; '+' means "or"
local odd = n * n and diag or ortho -- expect: 'n' is a pattern, which Lua always takes as true, so `and` drops it
piece "Man" { "M", move = ortho:to(not empty) } -- expect: 'empty' is a condition, which Lua always takes as true, so `not` is always false; '-' means "not"
if o then piece "Other" { "O", move = walks + either + odd } end -- expect: 'o' is an option, which Lua always takes as true; write o.choice, which is true or false
if not o then none() end -- expect: 'o' is an option, which Lua always takes as true; write o.choice
if c:over(3) then always() end -- expect: 'c:over(3)' is a condition, which Lua always takes as true, so this is always done -- expect: 'always' is written without brackets
ending {
  win { c == 3 }, -- expect: 'c' is a number: the definition is run only once, so this cannot be compared now; write a:is(b)
  win { count(other) == 0 }, -- expect: 'count(other)' is a number: the definition is run only once
  win { no_moves == true }, -- expect: 'no_moves' is a condition: the definition is run only once
  win { 1 ~= c }, -- expect: 'c' is a number: the definition is run only once
  draw { captured("Man") and no_moves }, -- expect: 'captured("Man")' is a condition
}
forbid { not in_check() } -- expect: 'in_check()' is a condition, which Lua always takes as true
-- What is not a test of them.
local given_walk, missing = ortho, nil
local fine = given_walk == nil and n or missing ~= nil and diag or o.yes and ortho or given(missing, diag)
piece "Fine" { "F", move = (o.no and fine or none) + given(given_walk, n) }
piece "Last" { "L", move = ortho:from(true) }
