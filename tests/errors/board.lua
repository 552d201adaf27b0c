-- A board that is said wrongly: each line with a mistake says which message it is to get.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
piece "Rook" { "R", move = b.nne } -- expect: no direction 'nne' on this board; did you mean 'ne'?
local seventh = rank(7) -- expect: rank: this board has ranks 1 to 5, got '7'
local lost = rank(1, nil, 3) -- expect: rank: this board has ranks 1 to 5, got nil
local none = rank(0 / 0) -- expect: rank: this board has ranks 1 to 5, got '
local far = b.file("k") -- expect: file: this board has files a to e, got k
piece "Joined" { "J", move = b.n .. b.e } -- expect: '..' joins strings, not a pattern and a pattern; '*' means "then"
local corner = b:zone("a1", "e9") -- expect: no cell 'e9' on this board
b:edge("up", "a1", "a2")
b:edge("up", "a1", "b2") -- expect: direction 'up' already leads from 'a1' to 'a2'
b:cell("a1", { 1, 1 }) -- expect: there is already a cell 'a1'
b:cell("a1", { 9, 9, shad = 1 }) -- expect: cell(): unknown field 'shad'; did you mean 'shade'? -- expect: there is already a cell 'a1'
b.n = b.s -- expect: this board already has 'n'
piece "Leaper" { "L", move = leap(0, 0) } -- expect: leap: expected two whole numbers
b:symmetry("fold", { a1 = "b1" }) -- expect: symmetry 'fold' maps two cells to the same cell
local where = b:image(b.n, "a1") -- expect: image(): argument 1 must be a symmetry, got a pattern
