-- What stands where a table must, of a board that is described cell by cell.
game { language = 1, name = "Tables" }
local g = graph(3, 3) -- expect: graph: cannot use argument 1, '3'
g:cell("a1", { 1, 1 })
g:cell("b1", { 2, 1 })
g:rows("a1") -- expect: rows(): expected a list of rows, got a string
g:rows() -- expect: rows(): expected a list of rows, got nil
g:rows(rows) -- expect: there is no 'rows'
g:symmetry("one") -- expect: symmetry(): expected a table from cells to cells, got nil
g:symmetry("two", "a1") -- expect: symmetry(): expected a table from cells to cells, got a string
g:symmetry("three", images) -- expect: there is no 'images'
g:symmetry { a1 = "b1" } -- expect: symmetry(): argument 1 must be a name, got a table
g:rows({ { "a1", "b1" } }, { "1" }, "a b")
players { { "White", letter = "w" } }
piece "Man" { "M", move = stay }
