-- A step from a cell to itself, which no walk makes, was played where the machine was not asked. Plays.
game { language = 1, name = "Self" }
local g = graph()
g:cell("a", {1,1}) g:cell("b", {2,1}) g:cell("c", {3,1}) g:cell("d",{1,2}) g:cell("f",{2,2})
g:edge("x", "a", "a") g:edge("x","b","b") g:edge("x","c","c") g:edge("r","a","b") g:edge("r","b","c")
g:rows({ {"d","f"},{"a","b","c"} }, {"",""}, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = quiet(g.r) }
piece "Fan" { "F", move = g.x * friend * swap + quiet(g.r) }
turn { "move" }
turn { {"Fan", g.x * friend * swap } }
setup "2/FM1"
ending { win { count(other):is(0) } }
