-- Cells, and a mirror of them, that are not what they should be.
game { language = 1, name = "Broken" }
local b = graph()
b:cell("x", { 1, 1 })
b:cell("y", { 2, 1 })
b:cell("z", { 3 }) -- expect: cell 'z': its middle and its outline must be numbers, x and y, got nil
b:cell("v", { 4, 1, outline = { 1, 2, 3 } }) -- expect: cell 'v': its outline must be a list of at least three corners
b:cell("w", { 5, 1, outline = { 1, 2, 3, 4, "a", 6 } }) -- expect: cell 'w': its middle and its outline must be numbers, x and y, got 'a'
b:cell("u", { 6, 0 / 0 }) -- expect: cell 'u': its middle and its outline must be numbers, x and y, between -1000000 and 1000000, got 'nan'
b:edge("on", "x", "y")
b:symmetry("swap", { x = "y", y = "x", q = "z" }) -- expect: no cell 'q' on this board; did you mean 'x'?
b:symmetry("list", { { "x", "y" } }) -- expect: symmetry 'list': expected a table from cells to cells, { a1 = "h8", ... }, found the key '1'
b:cell("far", { 1000000, 0 }) -- expect: x and y, between -1000000 and 1000000, got '1000000'
b:symmetry("numbers", { x = 1, y = "x" }) -- expect: symmetry 'numbers': the image of 'x' must be a name, got a number
b:symmetry("itself", { x = "x", y = true }) -- expect: symmetry 'itself': the image of 'y' must be a name, got a boolean
b:rows({ { "x", "y", "z", "v", "w", "u", "far" } }, { 1 }, 2) -- expect: rows(): the label of a row must be a string, got '1' -- expect: rows(): the line below the rows must be a string, got '2'
players { { "One", letter = "o" }, { "Two", letter = "t" } }
piece "Man" { "M", move = b.on }
