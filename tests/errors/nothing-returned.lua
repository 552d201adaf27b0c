-- A function that gives nothing back: a return was forgotten.
game { language = 1, name = "Nothing" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local far = option "far" { help = "how far", { "near", help = "one step" }, { "far", help = "two" } }
local own = option "own" { per_side = true, help = "how far", { "near", help = "one step" }, { "far", help = "two" } }
local none_at_all = each(b.ortho, function(d) local _ = d * d end) -- expect: each: its function returns nothing; write function(d) return ... end
local not_all = far:map(function(o) if o.far then return b.n end end) -- expect: option 'far': the function returns nothing; write x:map(function(o) return ... end)
local each_own = own:map(function(o) local _ = o.far and b.n end) -- expect: option 'own': the function returns nothing; write
local fine = own:map(function(o) return o.far end)
piece "King" { "K", value = 5, move = none_at_all + not_all + each_own + (fine:of "White":get() and b.n or b.s) }
setup [[ M M K M M ]]
ending { draw { no_moves } }
