-- Three moves of sixteen queens in a turn.
game { language = 1, name = "Big" }
local b = square(8, 8)
players {
  { "White", letter = "w", style = "A" },
  { "Black", letter = "b", style = "a", sees = b.flip },
}
piece "Queen" { "Q", move = straight(b.all:ride()) }
turn { { "move" }, { "move" }, { "move" } } -- expect: too many moves to list
setup { "QQQQQQQQ/QQQQQQQQ/8/8/8/8/qqqqqqqq/qqqqqqqq" }
