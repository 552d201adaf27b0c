-- A list begins with 1: what stands before that would be passed over.
game { language = 1, name = "Zero" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local home = {}
for i = 0, 4 do home[i] = string.char(97 + i) .. "1" end
local z = b:zone(home) -- expect: lists begin with element 1, got an element 0
piece "Man" { "M", value = 1, move = b.all:to(z) }
piece "King" { "K", value = 5, move = capture(b.n):to(kind { [0] = "Man", "King" }) } -- expect: lists begin with element 1, got an element 0
setup [[ M . K . M ]]
turn { "move", [0] = "x" } -- expect: turn: lists begin with element 1, got an element 0
ending { draw { repeated(3) }, [0] = "y" } -- expect: ending: lists begin with element 1, got an element 0
