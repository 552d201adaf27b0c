-- Only tables have pairs.
game { language = 1, name = "Broken" }
local b = square(8, 8)
local n, ortho = b.n, b.ortho
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
for _, d in ipairs(ortho) do local _ = d end -- expect: ipairs: expected a table, got a pattern; each(p, f) goes through the steps of a choice
