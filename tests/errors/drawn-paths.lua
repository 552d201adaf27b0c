-- Paths that pieces are to be drawn by: letters and numbers of a path, and nothing else.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local function man(name, letter, path) piece(name) { letter, move = b.n, path = path } end
man("Fine", "A", "M50 10 L90,90 10 90z m-5-5 a5 5 0 01.5.5 q1 2 3 4")
piece "Markup" { "B", move = b.n, path = 'M0 0"/><script>' } -- expect: piece 'Markup': 'path': '"/><script>' is not one of the letters of a path, MLHVCSQTAZ
piece "Letter" { "C", move = b.n, path = "M0 0K1 1" } -- expect: piece 'Letter': 'path': 'K' is not one of the letters of a path, MLHVCSQTAZ
piece "Start" { "D", move = b.n, path = "L0 0" } -- expect: piece 'Start': 'path': it must begin with M, the point where drawing starts, as in "M50 10L90 90"
piece "Empty" { "E", move = b.n, path = "" } -- expect: piece 'Empty': 'path': it must begin with M
piece "Odd" { "F", move = b.n, path = "M0 0L1" } -- expect: piece 'Odd': 'path': 'L' is followed by 1 number instead of 2, or a multiple of that
piece "Curve" { "G", move = b.n, path = "M0 0C1 2 3 4 5" } -- expect: piece 'Curve': 'path': 'C' is followed by 5 numbers instead of 6, or a multiple of that
piece "Closed" { "H", move = b.n, path = "M0 0z1" } -- expect: piece 'Closed': 'path': 'z' is followed by 1 number instead of 0
piece "Power" { "I", move = b.n, path = "M0 1e9" } -- expect: piece 'Power': 'path': 'e' is not one of the letters of a path, MLHVCSQTAZ
piece "Sign" { "J", move = b.n, path = "M0 0L+-1 1" } -- expect: piece 'Sign': 'path': 'L' is followed by 0 numbers
piece "Long" { "K", move = b.n, path = "M0 0" .. ("L1 1"):rep(1000) } -- expect: piece 'Long': 'path': it is longer than 4000 characters
piece "Both" { "L", move = b.n, path = "M0 0L1 1", drawing = "glyphs/none" } -- expect: piece 'Both': it has both a 'drawing' and a 'path'; leave out one of them
piece "Table" { "N", move = b.n, path = { "M0 0" } } -- expect: piece 'Table': 'path' must be a string, got a table
