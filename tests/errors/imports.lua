-- What follows from a file that is not there is not told: it has no length, no number, no names.
local men = import "rules/ches" -- expect: no file 'rules/ches.lua' to import
local chess = import "chess.lua" -- expect: import: write the name without '.lua', got 'chess.lua'
game { language = 1, name = "Broken" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
for _, name in ipairs { table.unpack(men) } do piece(name) { "M", move = b.n } end
for i = 1, #men do piece(men[i]) { "M", move = b.n } end
piece "Man" { "M", move = chess.pawn(b) }
for i = 1, men.count do piece("Man" .. i) { "M", move = b.n } end
