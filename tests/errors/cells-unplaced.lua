-- Cells without their middle and edges in the wrong order exist all the same: what names them is no
-- mistake. A mistake in a loop is told a few times, and hides no other.
game { language = 1, name = "Unplaced" }
local g = graph()
for i = 1, 12 do g:cell("c" .. i) end -- expect: cell(): after its name comes its middle, cell("a1", { x, y }), got nil
for i = 1, 11 do g:edge("c" .. i, "e", "c" .. i + 1) end -- expect: edge(): the direction comes first: edge("e", from, to)
for i = 2, 12 do g:edge("w", "c" .. i, "c" .. i - 1) end
for i = 2, 12 do
  g:edge("w", "c" .. i, "c" .. i - 1) -- expect: 'c2' to -- expect: 'c3' to -- expect: 'c4' to -- expect: 'c5' to -- expect: 'c6' to -- expect: 'c7' to -- expect: 'c8' to -- expect: 'c9' to
end
g:rows({ g:cells() }, { "" }, "")
players { { "White", letter = "w" }, { "Black", letter = "b" } }
piece "Runner" { "R", move = straight((g.e + g.w):ride()) }
piece "Sitter" { "S", move = g.f } -- expect: no direction 'f' on this board
setup { "R . . . . . . . . . . S" }
