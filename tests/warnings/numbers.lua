-- Numbers that are nonsense: more than there are cells; cells that lie over one another.
game { language = 1, name = "Odd numbers" }
local g = graph() -- expect: cell 'a': the outline of 'b' covers it
g:cell("a", { 0, 0, outline = { -0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5 } })
g:cell("b", { 1, 0, outline = { -9.5, -0.5, 1.5, -0.5, 1.5, 0.5, 0.5, 0.5 } })
g:edge("e", "a", "b")
g:rows({ { "a", "b" } }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Man" { "M", move = g.e, drop = anywhere, value = 1 }
piece "Chief" { "C", move = g.e, drop = anywhere, royal = true, value = 9 } -- expect: piece 'Chief': a royal piece is never captured, so its value has no effect;
setup ""
local many = count(other):is(999) -- expect: is(999): this board has 2 cells, so there are never that many
forbid { in_check() }
ending { win { many + repeated(3) } }
