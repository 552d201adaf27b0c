-- A symmetry under which steps that turn who walks straight are not alike.
game { language = 1, name = "Turning" }
local g = graph()
for y = 1, 4 do for x = 0, 2 do g:cell(string.char(97 + x) .. y, { x, y }) end end
for y = 1, 4 do
  for x = 0, 2 do
    local function cell(dx, dy) return string.char(97 + x + dx) .. (y + dy) end
    if x < 2 then g:edge("e", cell(0, 0), cell(1, 0), x == 0 and y == 1 and "n" or "e") end
    if y < 4 then g:edge("n", cell(0, 0), cell(0, 1)) g:edge("s", cell(0, 1), cell(0, 0)) end
  end
end
g:rows({ { "a4", "b4", "c4" }, { "a3", "b3", "c3" }, { "a2", "b2", "c2" }, { "a1", "b1", "c1" } }, { "4", "3", "2", "1" }, "a b c")
local flip = g:symmetry("flip", { a1 = "a4", b1 = "b4", c1 = "c4", a2 = "a3", b2 = "b3", c2 = "c3", a4 = "a1", b4 = "b1", c4 = "c1", a3 = "a2", b3 = "b2", c3 = "c2" }) -- expect: a straight walk that goes 'e' from a1 continues 'n', but its image, which goes 'e' from a4, would continue 'e', not 's'
players { { "White", letter = "w" }, { "Black", letter = "b", sees = flip } }
piece "Man" { "M", move = straight(g.e:ride()) }
setup { [[ . . . . . . . . . M . . ]] }
