-- Cells that a notation calls alike, which no record could tell apart.
game { language = 1, name = "Cells" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "King" { "K", move = b.all }
setup [[ K . . . K ]]
notation "same" { cells = function() return "x" end } -- expect: notation: cells: 'a1' and 'b1' have the same name, 'x'
notation "two" { cells = { c1 = "z", a2 = "z" } } -- expect: notation: cells: 'c1' and 'a2' have the same name, 'z'
notation "one" { cells = { b1 = "a1" } } -- expect: notation: cells: 'a1' and 'b1' have the same name, 'a1'
notation "Black's" { -- expect: notation: cells: 'a1' and 'b1' have the same name, 'a1'
  cells = function(cell, player) return player == "Black" and string.replace(cell, "b", "a") or cell end,
}
notation "other" { cells = { a1 = "b1", b1 = "a1" } }
ending { win { captured "King" } }
