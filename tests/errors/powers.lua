-- Lua reads p^2:to(c) as p^(2:to(c)), and stops there.
game { language = 1, name = "Powers" }
local b = square(4, 4)
piece "Man" { "M", move = b.n^2:to(empty) } -- expect: '}' expected near ':'; put what comes before ':' in brackets: (p^2):to(c)
