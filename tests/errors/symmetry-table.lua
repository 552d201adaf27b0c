-- Two cells are missing in the table, so they stay: it is told once, with a step that shows which.
game { language = 1, name = "Broken" }
local b = square(4, 4)
local flipped = {}
for _, f in ipairs { "a", "b", "c", "d" } do
  for r = 1, 4 do flipped[f .. r] = f .. (5 - r) end
end
flipped.d1, flipped.d4 = nil, nil
b:symmetry("mine", flipped) -- expect: symmetry 'mine': direction 'n' has no image under it: it leads from d1 to d2, but no edge leads from d1 to d3
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.mine } }
piece "Man" { "M", move = b.all }
setup { "M M . ." }
ending { loss { no_moves, who = other } }
