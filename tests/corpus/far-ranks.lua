-- The numbers in names of cells overflowed where a zone was put into words. Plays.
game { language = 1, name = "Far" }
local g = graph()
g:cell("b9", {0, 0})
g:cell("a2147483647", {1, 0})
g:cell("b1", {2, 0})
g:cell("b2", {3, 0})
g:cell("b3", {4, 0})
g:cell("b4", {0, 1})
g:cell("b5", {1, 1})
g:cell("b6", {2, 1})
g:cell("b7", {3, 1})
g:cell("z0", {4, 1})
for _, c in ipairs(g:cells()) do g:edge("n", c, c == "b9" and "a2147483647" or c=="z0" and "b1" or "z0") end
g:rows({ {"b9","a2147483647","b1","b2","b3"}, {"b4","b5","b6","b7","z0"} }, {"x", "y"}, "")
players { { "White", letter = "w" }, { "Black", letter = "b"} }
local z = g:zone{"b9","a2147483647","b1","b2","b3","b4","b5","b6","b7"}
piece "King" { "K", move = g.n:to(z) }
setup "K3k/5"
ending { win { landed(z)} }
