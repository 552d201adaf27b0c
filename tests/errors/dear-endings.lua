-- Each of the endings is asked of every position: what all of them may take is bounded, too.
game { language = 1, name = "Broken" }
local b = square(16, 16)
players { { "A", letter = "a" }, { "B", letter = "b", sees = b.flip } }
piece "Man" { "M", move = b.all^2 + b.all }
setup "m15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/M15"
local function held(cell) return cells(reached(mover, "Man") * -b:zone { cell }) end
local many = held "a1" + held "b1" + held "c1" + held "d1" + held "e1"
local rules = {}
for i = 1, 10 do
  rules[i] = draw { many:is(1000 + i) } -- expect: evaluating the endings in a position may take 3.1 times as long as allowed, and this one takes the most; write fewer endings, or let it ask less
end
ending(rules)
