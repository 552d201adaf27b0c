-- What may be said once, is said twice; what could never hold, or always would; a direction in which nothing leads.
game { language = 1, name = "Broken" }
local g = graph()
for i = 1, 4 do g:cell("c" .. i, { i, 0 }) end
for i = 1, 3 do g:edge("on", "c" .. i, "c" .. i + 1) end
g:edge("back", "c4", "c3", "onn") -- expect: edge(): no edge leads in direction 'onn'; did you mean 'on'?
g:edge("back", "c3", "c2", "on")
g:rows({ { "c1", "c2", "c3", "c4" } }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
series "alternate"
series "lot" -- expect: series: already declared on line 10; leave out one of them
local one = counter "plies" {}
local two = counter "plies" { per_player = true } -- expect: counter 'plies': that name is already taken on line 12
local here = marker "plies" {}
local there = marker "plies" {} -- expect: marker 'plies': that name is already taken on line 14
local may = right "may" { letter = "M" }
local must = right "may" { letter = "U" } -- expect: right 'may': that name is already taken on line 16
local hands = holdings { "Man" }
piece "Man" { "M", move = may * must * g.on * mark(here) * mark(there) }
after { one:raise(), two:raise() }
ending {
  win { moved_by(nobody) }, -- expect: moved_by: 'nobody' never moves, so this never holds; for what a throw does use by_chance
  draw { repeated(0) }, -- expect: repeated(0): every position occurs at least once, so this always holds; use repeated(2) or more
  draw { repeated(1) + one:is(two) }, -- expect: repeated(1): every position occurs at least
  draw { repeated(2) },
}
