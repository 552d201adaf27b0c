-- What is raised must be a text.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
error(n) -- expect: error() was called with a pattern instead of a message
