-- A zone that has a name is told by it: it is one that can be told, and no other's.
game { language = 1, name = "Broken" }
local b = square(4, 4)
local den = b:zone({ "a1" }, "the den")
local lair = b:zone({ "b1" }, "The Den") -- expect: zone(): 'the den' is already the name of these cells, or of others
local again = b:zone({ "a1" }, "the cave") -- expect: zone(): 'the den' is already the name of these cells, or of others
local none = b:zone({ "c1" }, "") -- expect: zone(): what follows the cells must be a name, got a string
local seven = b:zone({ "c1" }, 7) -- expect: zone(): what follows the cells must be a name, got a number
local long = b:zone({ "c1" }, ("long "):rep(60)) -- expect: zone(): a name may have at most
local two = b:zone({ "c1" }, "the pit", "the well") -- expect: zone(): cannot use argument 3
local men = b:zone(friend, "the camp") -- expect: zone(): argument 1 must be a zone: only cells by name, rank or file
players { { "One", letter = "o" } }
piece "Man" { "M", move = b.n:to(den + lair + again + none + seven + long + two + men) }
setup "M M M M"
ending { loss { no_moves } }
