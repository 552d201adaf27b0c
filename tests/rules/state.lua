-- What a game remembers beside its board, by small games of its own.

-- A right that ends as soon as its cell is touched; each move is followed by a throw.
local home = [[
game { language = 1, name = "Home" }
local b = square(4, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
right "home" { letter = "H", lost_by = b:zone { "a1" } }
piece "Man" { "M", move = b.ortho }
setup { "M . . M" }
throw "step" { when = always, shows = "{%d}", { 1 } }
ending { win { no_moves } }
]]

test "a right that a move ends is lost, whatever is thrown behind the move" {
  source = home,
  play = { "A1-A2 {1}" }, final_fen = "m2m/4/M3/3M b h",
}
test "a move elsewhere leaves the right" {
  source = home,
  play = { "D1-D2 {1}" }, final_fen = "m2m/4/3M/M3 b Hh",
}
