-- Lua's own error ends the run; what was found before it is said as well.
game { language = 1, name = "Broken" }
local b = square(5, 5)
local p = b.uptown -- expect: no direction 'uptown' on this board
local x = nil
x.y = 3 -- expect: attempt to index a nil value (local 'x')
piece "Never" { move = 1 }
