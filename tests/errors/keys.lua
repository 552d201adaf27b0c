-- What has no order of its own is no key of a table that is gone through.
game { language = 1, name = "Keys" }
local b = square(4, 4)
local ways = { [b.n] = "up", [b.s] = "down", [b.e] = "right", [true] = "any", [3] = "three", x = "ex" }
local said = ""
for _, name in pairs(ways) do said = said .. " " .. name end
piece "Man" { "M", move = b.all, help = said }
if said ~= " three ex up right down any" then piece(said) {} end
for _ in pairs { [{}] = 1 } do end -- expect: a key that is a table has no fixed place, so the order
