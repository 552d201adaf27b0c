-- What is nearly a condition: the message says what makes it one.
game { language = 1, name = "Broken" }
local b = square(5, 5)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local ortho = b.ortho
piece "Ant" { "A", move = b.all:from(at(rank(1))) } -- expect: from(): argument 1 must be a condition, got a pattern; leave out at(...), which turns a condition into a pattern
piece "Bee" { "B", move = ortho:ride(3) } -- expect: ride() repeats any number of times; p^3 repeats exactly that often, p:upto(3) at most that often
setup [[ A B . . . ]]
ending {
  draw { no_moves() }, -- expect: 'no_moves' is written without brackets
  draw { always() }, -- expect: 'always' is written without brackets
  win { landed { "e4", "d4" } }, -- expect: landed: argument 1 must be a condition, got a table; on a board b, b:zone { "e4" } is that cell
  win { cells("Ant"):is(0) }, -- expect: cells: argument 1 must be a condition, got a string; kind "Ant" means a piece of that kind
  win { cells { "Ant", "Bee" } }, -- expect: cells: argument 1 must be a condition, got a table; kind { "Ant", ... } means a piece of one of these kinds
  win { count(mover, "Ant", { "e4" }):is(0) }, -- expect: count: cannot use argument 3, a table; on a board b, b:zone { "e4" } is that cell
}
